//! The menu of legal actions, grouped by kind and numbered.

use std::borrow::Cow;

use phrases::Phrases;

use crate::paint::{DIM, STRONG};
use crate::rules_text::WIDTH;

/// Numbered actions; the numbering continues from group to group.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    groups: Vec<Group>,
}

#[derive(Debug)]
struct Group {
    kind: Cow<'static, str>,
    actions: Vec<String>,
}

impl Menu {
    /// Groups are in the order of their first action.
    pub(crate) fn new(actions: impl IntoIterator<Item = (Cow<'static, str>, String)>) -> Menu {
        let mut menu = Menu::default();
        for (kind, text) in actions {
            match menu.groups.iter_mut().find(|group| group.kind == kind) {
                Some(group) => group.actions.push(text),
                None => menu.groups.push(Group { kind, actions: vec![text] }),
            }
        }
        menu
    }

    /// The action with this number, counted from one.
    pub(crate) fn action(&self, number: usize) -> Option<&str> {
        let mut actions = self.groups.iter().flat_map(|group| &group.actions);
        actions.nth(number.checked_sub(1)?).map(String::as_str)
    }

    pub(crate) fn lines(&self, phrases: &Phrases) -> Vec<String> {
        let mut lines = Vec::new();
        let mut number = 1;
        for group in &self.groups {
            // A server of another version may have kinds that this program does not know.
            let heading = phrases.say_named(&group.kind, &[]);
            let heading = heading.unwrap_or_else(|| group.kind.to_string());
            let verb = group.verb();
            let shown = verb.map_or(String::new(), |verb| format!(": {DIM}{verb}…{DIM:#}"));
            lines.push(format!("{STRONG}{heading}{STRONG:#}{shown}"));
            lines.extend(columns(number, group.without(verb.unwrap_or(""))));
            number += group.actions.len();
        }
        lines
    }
}

impl Group {
    /// The common first word of all actions with its space, if there are several actions.
    fn verb(&self) -> Option<&str> {
        let (first, rest) = self.actions.split_first()?;
        let verb = &first[..=first.find(' ')?];
        (!rest.is_empty() && rest.iter().all(|action| action.starts_with(verb))).then_some(verb)
    }

    fn without<'a>(&'a self, verb: &str) -> Vec<&'a str> {
        self.actions.iter().map(|action| action.strip_prefix(verb).unwrap_or(action)).collect()
    }
}

/// Numbered entries in columns, as many per line as fit.
fn columns(first: usize, entries: Vec<&str>) -> Vec<String> {
    let digits = (first + entries.len()).to_string().len().max(2);
    let widest = entries.iter().map(|entry| entry.len()).max().unwrap_or(0);
    let width = digits + 1 + widest + 2;
    let numbered: Vec<_> = entries
        .into_iter()
        .zip(first..)
        .map(|(entry, number)| format!("{DIM}{number:>digits$}{DIM:#} {entry:<widest$}"))
        .collect();
    let fitting = (WIDTH / width).max(1);
    numbered.chunks(fitting).map(|line| format!("  {}", line.join("  ").trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use phrases::Phrases;

    use super::Menu;
    use crate::rules_text::WIDTH;

    fn menu(actions: &[(&'static str, &str)]) -> Menu {
        Menu::new(actions.iter().map(|&(kind, text)| (kind.into(), text.to_owned())))
    }

    fn lines(menu: &Menu) -> Vec<String> {
        let lines = menu.lines(&Phrases::english()).join("\n");
        anstream::adapter::strip_str(&lines).to_string().lines().map(str::to_owned).collect()
    }

    #[test]
    fn actions_are_grouped_and_numbered() {
        let menu = menu(&[("flights", "fly f9"), ("waits", "wait"), ("flights", "fly a10")]);
        assert_eq!(lines(&menu), ["flights: fly …", "   1 f9    2 a10", "waits", "   3 wait"]);
        assert_eq!(menu.action(2), Some("fly a10"));
        assert_eq!(menu.action(3), Some("wait"));
        assert_eq!((menu.action(0), menu.action(4)), (None, None));
    }

    #[test]
    fn many_squares_take_few_lines() {
        let squares: Vec<_> = (1..=115).map(|number| format!("land a{number}")).collect();
        let actions: Vec<_> = squares.iter().map(|square| ("lands", square.as_str())).collect();
        let lines = lines(&menu(&actions));
        assert!(lines.len() <= 16 && lines.iter().all(|line| line.len() <= WIDTH), "{lines:#?}");
    }

    #[test]
    fn actions_with_different_verbs_are_written_in_full() {
        let menu = menu(&[("works", "build 1 d4 d4"), ("works", "raise 2 c3 b3,c3")]);
        assert_eq!(lines(&menu)[0], "works");
        assert!(lines(&menu)[1].contains("raise 2 c3 b3,c3"));
    }
}
