//! Boards of one's own for the tests, from the smallest to the largest.

/// Each with room for three ships.
pub(crate) const BOARDS: [&str; 5] = [
    // Nothing but the sacred district: nobody can leave it, and the last square fills up.
    r#"{"rows": ["SS", "SS"], "values": {"S": 7}, "river": []}"#,
    // One long corridor.
    r#"{"rows": ["AAASSSBBB"], "values": {"A": 3, "B": 4, "S": 7}, "river": [[4, 0], [4, 1]]}"#,
    // The notation's own example.
    r#"{"rows": ["AABBBCC", "AABB~CC", "DDSSSEE", "DDSSSEE", "DDSSSFF", "GGG~HFF", "GGGHHHF"],
        "values": {"A": 4, "B": 5, "C": 3, "D": 4, "E": 6, "F": 3, "G": 5, "H": 4, "S": 7},
        "sacred": "S", "river": [[2, 0], [2, 5], [3, 5], [3, 7]],
        "covers": {"2": ["A"], "2/3": ["F"], "4": ["C"]}}"#,
    // A maze of lake squares, with many dead ends.
    r#"{"rows": ["AA~BB", "A~SAB", "AASSB", "~ASS~", "AA~AA"],
        "values": {"A": 4, "B": 5, "S": 1}, "river": [[0, 0], [0, 5], [5, 5]]}"#,
    // As large as a board may be, the sacred district in a corner.
    r#"{"rows": ["XXXAAAAAABBBB", "XXXAAAAAABBBB", "XXXAAAAAABBBB", "CCCCCCCCCBBBB",
        "CCCCCCCCC~~BB", "DDDDDDDDD~~BB", "DDDDDDDDD~~BB", "DDDDDDDDDEEEE", "FFFFFFEEEEEEE",
        "FFFFFFEEEEEEE", "FFFFFFEEEEEEE", "FFFFFFGGGGGGG", "FFFFFFGGGGGGG"],
        "values": {"A": 4, "B": 5, "C": 0, "D": 99, "E": 6, "F": 3, "G": 5, "X": 7},
        "sacred": "X", "river": [[0, 3], [13, 3], [13, 13]], "covers": {"2/3": ["A", "G"]}}"#,
];
