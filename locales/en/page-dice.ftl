# The page checks the dice by itself.

page-dice-checked = Dice checked
page-dice-checked-about = { $count ->
    [one] This page recomputed the only roll
   *[other] This page recomputed all { $count } rolls
} from the seed of the server and the contributions of the players. The seed is the one that the server committed to before the game.
page-dice-unkept = { $count ->
    [one] The only roll follows
   *[other] All { $count } rolls follow
} from the commitment in the record. This page did not see the commitment before the game.
page-dice-missing = { $count ->
    [one] { $names } contributed nothing to the dice.
   *[other] { $names } contributed nothing to the dice.
}
page-dice-wrong = The dice do not match
page-dice-wrong-commitment = The record names another commitment than the server showed before the game.
page-dice-wrong-seed = The seed in the record does not match the commitment.
page-dice-wrong-dropped = The contribution of this page is missing from the record, although it was sent.
page-dice-wrong-promise = A contribution in the record is not the one that was promised before the game.
page-dice-wrong-setup = Table, settings, opening, round or seats in the record are not those that the server showed before this page revealed its contribution.
page-dice-wrong-roll = Roll { $roll } does not follow from the seed and the contributions.
page-dice-wrong-told = The check by the server failed. “Check the dice” says where.
page-lobby-dice = The dice are being made. Still missing: { $names }.
page-lobby-start-without = Start without the missing contributions
