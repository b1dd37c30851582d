//! Asks and answers in the terminal.

use std::io::{self, BufRead, Write};

use phrases::Phrases;
use rules::{Drawing, Phrase, Refusal};

use crate::failure::Failure;
use crate::lines::{Line, Lines, MAX_LINE};
use crate::paint;

/// Input and output of a command, connected to a person or a script.
pub(crate) struct Console<'a> {
    pub(crate) input: Lines<Box<dyn BufRead + 'a>>,
    pub(crate) output: &'a mut dyn Write,
    pub(crate) phrases: Phrases,
    /// Whether input and output are both a terminal.
    pub(crate) is_terminal: bool,
    /// Whether the cursor is behind a question that waits for an answer.
    pub(crate) is_prompting: bool,
}

impl<'a> Console<'a> {
    pub(crate) fn new(
        input: impl BufRead + 'a,
        output: &'a mut dyn Write,
        phrases: Phrases,
        is_terminal: bool,
    ) -> Console<'a> {
        Console {
            input: Lines::new(Box::new(input)),
            output,
            phrases,
            is_terminal,
            is_prompting: false,
        }
    }

    /// Writes a line of text.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        self.leave_prompt()?;
        writeln!(self.output, "{text}")
    }

    /// Asks without waiting for the answer; whatever is written before it replaces the question.
    pub(crate) fn prompt(&mut self, question: &Phrase) -> Result<(), Failure> {
        self.leave_prompt()?;
        write!(self.output, "{} ", self.phrases.say(question))?;
        self.is_prompting = true;
        Ok(self.output.flush()?)
    }

    /// Notes the answer to [`Console::prompt`].
    pub(crate) fn answered(&mut self, answer: &str) -> io::Result<()> {
        self.is_prompting = false;
        self.echo(answer)
    }

    fn leave_prompt(&mut self) -> io::Result<()> {
        const CLEAR_LINE: &str = "\r\x1b[K";
        if !std::mem::take(&mut self.is_prompting) {
            return Ok(());
        }
        if self.is_terminal { write!(self.output, "{CLEAR_LINE}") } else { writeln!(self.output) }
    }

    /// Writes a message on its own line.
    pub(crate) fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let sentence = self.phrases.say(phrase);
        self.line(&sentence)
    }

    /// Writes the reason for a refusal.
    pub(crate) fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        let sentence = self.phrases.refuse(refusal);
        self.line(&sentence)
    }

    /// Draws a board.
    pub(crate) fn draw(&mut self, drawing: &Drawing) -> io::Result<()> {
        paint::draw(drawing, self.output)
    }

    /// Asks until there is an answer, and trims it.
    pub(crate) fn ask(&mut self, question: &Phrase) -> Result<String, Failure> {
        loop {
            write!(self.output, "{} ", self.phrases.say(question))?;
            self.output.flush()?;
            let answer = match self.input.next()? {
                Some(Line::Bytes(bytes)) => String::from_utf8_lossy(bytes).trim().to_owned(),
                Some(Line::TooLong) => {
                    self.refuse(&Refusal::new("line-too-long").with("most", MAX_LINE))?;
                    continue;
                }
                None => {
                    self.line("")?;
                    return Err(Failure::EndOfInput);
                }
            };
            self.echo(&answer)?;
            return Ok(answer);
        }
    }

    /// Echoes the input of a script, as a terminal echoes typed input.
    fn echo(&mut self, answer: &str) -> io::Result<()> {
        if self.is_terminal { Ok(()) } else { self.line(answer) }
    }
}
