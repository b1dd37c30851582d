//! The five idols as figures in stone blocks, told apart by silhouette as well as by hue.

use rules::picture::{Ink, Svg};

use crate::Idol;

/// The colors of an idol: its figure, and the block it is carved into.
struct Hue {
    figure: &'static str,
    block: &'static str,
}

const HUES: [Hue; 5] = [
    Hue { figure: "#6f3804", block: "#efc679" },
    Hue { figure: "#174a2a", block: "#9fca90" },
    Hue { figure: "#08446a", block: "#9bcbe6" },
    Hue { figure: "#6d1b39", block: "#e8a5af" },
    Hue { figure: "#37324f", block: "#cbc4da" },
];

/// The print on the base board: a figure without a block.
const PRINT: Hue = Hue { figure: "#6f6046", block: "#cdbfa4" };
const SEAM: &str = "#a8997c";

/// An idol in its block; `at` is the upper left corner of a cell with this side.
pub(super) fn draw_idol(svg: &mut Svg, at: (f64, f64), side: f64, idol: Idol) {
    let hue = &HUES[idol.index()];
    svg.at(at, side / 100.0, |svg| {
        svg.rect((6.0, 9.0), (88.0, 88.0), 19.0, Ink::fill(hue.figure).faint(0.6));
        svg.rect((6.0, 5.0), (88.0, 88.0), 19.0, Ink::fill(hue.block));
        svg.at((13.0, 12.0), 0.74, |svg| draw_figure(svg, idol, hue));
    });
}

/// The same, pushed into a corner because a priest stands beside it.
pub(super) fn draw_crowded_idol(svg: &mut Svg, at: (f64, f64), idol: Idol) {
    let hue = &HUES[idol.index()];
    svg.at(at, 1.0, |svg| {
        svg.rect((6.0, 9.0), (88.0, 88.0), 19.0, Ink::fill(hue.figure).faint(0.6));
        svg.rect((6.0, 5.0), (88.0, 88.0), 19.0, Ink::fill(hue.block));
        svg.at((9.0, 8.0), 0.5, |svg| draw_figure(svg, idol, hue));
    });
}

/// An idol as it is printed on the base board.
pub(super) fn draw_print(svg: &mut Svg, at: (f64, f64), idol: Idol) {
    svg.at(at, 1.0, |svg| {
        svg.rect((9.0, 9.0), (82.0, 82.0), 18.0, Ink::line(SEAM, 3.0));
        svg.at((18.0, 18.0), 0.64, |svg| draw_figure(svg, idol, &PRINT));
    });
}

/// A figure in a square of 100 by 100.
fn draw_figure(svg: &mut Svg, idol: Idol, hue: &Hue) {
    match idol {
        Idol::Jaguar => draw_jaguar(svg, hue),
        Idol::Serpent => draw_serpent(svg, hue),
        Idol::Quetzal => draw_quetzal(svg, hue),
        Idol::Monkey => draw_monkey(svg, hue),
        Idol::Turtle => draw_turtle(svg, hue),
    }
}

fn draw_jaguar(svg: &mut Svg, hue: &Hue) {
    let (figure, block) = (Ink::fill(hue.figure), Ink::fill(hue.block));
    for x in [25.0, 75.0] {
        svg.circle((x, 27.0), 14.0, figure);
        svg.circle((x, 27.0), 6.0, block);
    }
    let head = "M50 20C71 20 87 35 87 54C87 65 80 70 73 74C68 85 60 91 50 91C40 91 32 85 27 74C20 70 \
        13 65 13 54C13 35 29 20 50 20Z";
    svg.path(head, figure);
    svg.path(
        "M24 52Q35 42 44 54Q33 60 24 52ZM76 52Q65 42 56 54Q67 60 76 52ZM40 67H60L50 77Z",
        block,
    );
    svg.path("M50 76V83M50 83Q44 87 38 83M50 83Q56 87 62 83", Ink::line(hue.block, 4.0));
    for (at, radius) in [((50.0, 32.0), 5.5), ((36.0, 36.0), 4.0), ((64.0, 36.0), 4.0)] {
        svg.circle(at, radius, block);
    }
}

fn draw_serpent(svg: &mut Svg, hue: &Hue) {
    svg.path("M45 64H63V45H22V84H83V23H50", Ink::line(hue.figure, 13.0));
    svg.path("M56 9H38C26 9 15 13 9 20L31 24L10 30C17 37 27 38 38 38H56Z", Ink::fill(hue.figure));
    svg.circle((40.0, 18.0), 4.5, Ink::fill(hue.block));
}

fn draw_quetzal(svg: &mut Svg, hue: &Hue) {
    svg.path("M26 34L12 14L30 22L32 5L43 20L56 9L53 34Z", Ink::fill(hue.figure));
    let body = "M22 33C28 20 50 19 54 34C68 38 78 48 78 60C64 68 44 66 34 54C27 50 23 46 21 43L6 44ZM72 \
        54C90 62 96 80 90 97C80 82 70 78 56 62ZM58 60C70 72 72 86 66 98C58 88 50 80 42 58Z";
    svg.path(body, Ink::fill(hue.figure));
    svg.circle((33.0, 35.0), 5.0, Ink::fill(hue.block));
    svg.path("M47 47Q58 46 69 56", Ink::line(hue.block, 5.0));
}

fn draw_monkey(svg: &mut Svg, hue: &Hue) {
    let figure = Ink::fill(hue.figure);
    svg.circle((37.0, 29.0), 20.0, figure);
    svg.circle((57.0, 27.0), 9.0, figure);
    svg.path("M30 44C22 58 22 78 32 92H66C68 74 62 54 47 45Z", figure);
    let tail = "M56 86H72C95 86 96 54 77 53C63 53 61 70 72 71M31 58C20 62 11 56 12 43";
    svg.path(tail, Ink::line(hue.figure, 9.5));
    let face = "M21 24C23 17 31 18 32 23C35 18 43 19 43 27C43 33 38 34 38 38C36 43 24 42 22 36C20 33 20 \
        29 21 24Z";
    svg.path(face, Ink::fill(hue.block));
    svg.circle((27.0, 27.0), 3.0, figure);
    svg.circle((37.0, 27.0), 3.0, figure);
}

fn draw_turtle(svg: &mut Svg, hue: &Hue) {
    let figure = Ink::fill(hue.figure);
    svg.circle((50.0, 14.0), 11.0, figure);
    let legs = "M8 24C16 18 30 30 34 36L24 44C14 42 2 36 8 24ZM92 24C84 18 70 30 66 36L76 44C86 42 98 36 \
        92 24ZM14 88C10 78 20 70 28 68L38 80C32 90 20 96 14 88ZM86 88C90 78 80 70 72 68L62 80C68 90 80 \
        96 86 88Z";
    svg.path(legs, figure);
    svg.path("M17 56a33 35 0 1 0 66 0a33 35 0 1 0 -66 0z", figure);
    let shell = "M50 36L66 46V65L50 76L34 65V46ZM50 36V23M66 46L77 40M66 65L77 72M50 76V89M34 65L23 72M34 \
        46L23 40";
    svg.path(shell, Ink::line(hue.block, 5.0));
}
