//! Commands at the prompt of `sacbe play`.

use super::files::Existing;

/// What a person typed at the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said<'a> {
    Nothing,
    Help,
    Why(&'a str),
    Undo,
    Save(&'a str, Existing),
    Load(&'a str),
    Rules(Option<&'a str>),
    Board,
    Log,
    Quit,
    Number(usize),
    Action(&'a str),
}

impl Said<'_> {
    /// Parses the text; what is not a command is a number or an action.
    pub(super) fn read(text: &str) -> Said<'_> {
        let (word, rest) =
            text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => Said::Nothing,
            "?" | "help" => Said::Help,
            "why" => Said::Why(rest),
            "undo" => Said::Undo,
            "save" => Said::Save(rest, Existing::Keep),
            "save!" => Said::Save(rest, Existing::Overwrite),
            "load" => Said::Load(rest),
            "rules" => Said::Rules((!rest.is_empty()).then_some(rest)),
            "board" => Said::Board,
            "log" => Said::Log,
            "quit" | "exit" => Said::Quit,
            _ => text.parse().map_or(Said::Action(text), Said::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Existing, Said};

    #[test]
    fn words_are_commands_and_the_rest_is_an_action() {
        assert_eq!(Said::read("why fly f9"), Said::Why("fly f9"));
        assert_eq!(Said::read("fly f9"), Said::Action("fly f9"));
        assert_eq!(Said::read("12"), Said::Number(12));
        assert_eq!(Said::read("-1"), Said::Action("-1"));
        assert_eq!(Said::read("rules 5.4"), Said::Rules(Some("5.4")));
        assert_eq!(Said::read("rules"), Said::Rules(None));
        assert_eq!(Said::read("save! my game"), Said::Save("my game", Existing::Overwrite));
        assert_eq!(Said::read(""), Said::Nothing);
    }
}
