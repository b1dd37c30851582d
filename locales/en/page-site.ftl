# A site without a server.

page-site-server = This needs a server
page-site-friends = Games with friends on other devices need a server. This site has none: here you play against bots, or together on one screen.
page-site-promise = No account, nothing to install. Everything stays in this browser.
page-site-about = Play right away against bots, or together on one screen.
