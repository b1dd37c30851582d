//! Clauses of a rules document: a paragraph that starts with its number in bold, as in
//! `**5.4** A number, flown straight`, and what belongs to it.

/// The clause with this number, or the whole section whose heading has it.
pub(crate) fn clause<'a>(rules: &'a str, number: &str) -> Option<&'a str> {
    let starts = |line: &str| clause_number(line) == Some(number);
    let ends = |line: &str| is_heading(line) || clause_number(line).is_some();
    part(rules, starts, ends)
        .or_else(|| part(rules, |line| is_section(line, number), |line| line.starts_with("## ")))
}

/// From the first line that starts it up to the next that ends it.
fn part(rules: &str, starts: impl Fn(&str) -> bool, ends: impl Fn(&str) -> bool) -> Option<&str> {
    let mut lines = lines_with_offsets(rules);
    let (start, _) = lines.find(|(_, line)| starts(line))?;
    let end = lines.find(|(_, line)| ends(line)).map_or(rules.len(), |(offset, _)| offset);
    Some(rules[start..end].trim_end())
}

fn lines_with_offsets(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |offset, line| {
        let start = *offset;
        *offset += line.len();
        Some((start, line))
    })
}

fn is_heading(line: &str) -> bool {
    line.starts_with("## ") || line.starts_with("### ")
}

/// The number of the clause that a line starts; bold words at the start of a line are none.
fn clause_number(line: &str) -> Option<&str> {
    let (number, _) = line.strip_prefix("**")?.split_once("** ")?;
    let is_number = !number.contains(' ') && number.contains(|each: char| each.is_ascii_digit());
    is_number.then_some(number)
}

fn is_section(line: &str, number: &str) -> bool {
    let heading = line.strip_prefix("## ").and_then(|heading| heading.strip_prefix(number));
    heading.is_some_and(|rest| rest.starts_with([' ', '.', ':']))
}

#[cfg(test)]
mod tests {
    use super::clause;

    const RULES: &str = "# Nim\n\nNobody wins.\n\n## 1. Taking\n\n**1.1** Take:\n\n- one\n- two\n\n\
        **All** of it is yours.\n\n**1.10** Or not. [our ruling]\n\n### Example\n\nI take one.\n\n\
        ## A.2 Winning\n\n**A.2** Take the last.\n";

    #[test]
    fn a_clause_ends_where_the_next_begins() {
        let text = "**1.1** Take:\n\n- one\n- two\n\n**All** of it is yours.";
        assert_eq!(clause(RULES, "1.1"), Some(text));
    }

    #[test]
    fn a_clause_ends_at_a_heading_and_at_the_end() {
        assert_eq!(clause(RULES, "1.10"), Some("**1.10** Or not. [our ruling]"));
        assert_eq!(clause(RULES, "A.2"), Some("**A.2** Take the last."));
    }

    #[test]
    fn a_section_is_found_by_its_number() {
        let section = clause(RULES, "1").unwrap();
        assert!(section.starts_with("## 1. Taking") && section.ends_with("I take one."));
    }

    #[test]
    fn there_is_not_every_number() {
        for number in ["1.2", "", "All", "9", "Nim", "*"] {
            assert_eq!(clause(RULES, number), None, "{number}");
        }
    }
}
