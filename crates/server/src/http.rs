//! HTTP: from an accepted connection to an answer.

// In the order in which a request passes through them.
pub(crate) mod accept; // accepts TCP connections and serves HTTP/1.1 on each
pub(crate) mod write_timeout; // ends a connection whose client stops reading
pub(crate) mod middleware; // what happens to every request before and after its route
pub(crate) mod client; // which client a request comes from, also behind a proxy
pub(crate) mod bans; // networks that an operator has banned
pub(crate) mod rate_limit; // limits per client: requests, new tables, connections
pub(crate) mod usage; // what a network uses: stored bytes, running games with bots
pub(crate) mod origin; // which web pages may send requests
pub(crate) mod identity; // who a request comes from, as its cookie says
pub(crate) mod caller; // who makes a request: browser, person, language
pub(crate) mod cookie; // the cookie that identifies a browser
pub(crate) mod credential; // the secrets in it
pub(crate) mod device; // the device in it
pub(crate) mod signed_out; // devices whose cookies count no more
pub(crate) mod query; // parameters in the URL
pub(crate) mod json; // reads JSON and names the field that is wrong
pub(crate) mod routes; // every route, with a file for each group of them
pub(crate) mod problem; // error answers: status, code, sentence
pub(crate) mod page; // the files of the web page, compiled in
pub(crate) mod page_paths; // which paths are pages
pub(crate) mod headers; // security and cache headers of every answer
