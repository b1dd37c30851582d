//! Commands at the prompt of `sacbe play --join`.

/// What a person typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed<'a> {
    Nothing,
    Help,
    Why(&'a str),
    Undo,
    EndTurn,
    Say(&'a str),
    Save(&'a str),
    Rules(Option<&'a str>),
    Board,
    Log,
    Start,
    Rematch,
    Leave,
    TakeBack,
    Quit,
    Number(usize),
    Action(&'a str),
}

impl Typed<'_> {
    /// Parses the text; what is not a command is a number or an action.
    pub(super) fn read(text: &str) -> Typed<'_> {
        let text = text.trim();
        let (word, rest) =
            text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) => Typed::Nothing,
            ("?" | "help", "") => Typed::Help,
            ("why", _) => Typed::Why(rest),
            ("undo", "") => Typed::Undo,
            ("end", "") => Typed::EndTurn,
            ("say", _) => Typed::Say(rest),
            ("save", _) => Typed::Save(rest),
            ("rules", _) => Typed::Rules((!rest.is_empty()).then_some(rest)),
            ("board", "") => Typed::Board,
            ("log", "") => Typed::Log,
            ("start", "") => Typed::Start,
            ("rematch", "") => Typed::Rematch,
            ("leave", "") => Typed::Leave,
            ("back", "") => Typed::TakeBack,
            ("quit" | "exit", "") => Typed::Quit,
            _ => text.parse().map_or(Typed::Action(text), Typed::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Typed;

    #[test]
    fn words_are_commands_and_the_rest_is_an_action() {
        assert_eq!(Typed::read("fly f9"), Typed::Action("fly f9"));
        assert_eq!(Typed::read(" 12 "), Typed::Number(12));
        assert_eq!(Typed::read("why fly f9"), Typed::Why("fly f9"));
        assert_eq!(Typed::read("say good game"), Typed::Say("good game"));
        assert_eq!(Typed::read("end"), Typed::EndTurn);
        assert_eq!(Typed::read("end of it"), Typed::Action("end of it"));
        assert_eq!(Typed::read("rules 5.4"), Typed::Rules(Some("5.4")));
        assert_eq!(Typed::read("\t"), Typed::Nothing);
    }
}
