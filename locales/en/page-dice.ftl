# The page checks the dice by itself.

page-dice-checked = Dice checked
page-dice-doubted = Dice checked, with a question
page-dice-unchecked = The dice could not be checked
page-dice-checked-about = { $count ->
    [one] This page recomputed the only roll
   *[other] This page recomputed all { $count } rolls
} from the seed of the server and the contributions of the players. The seed is the one that the server committed to before the game.
page-dice-doubt-unkept = { $count ->
    [one] The only roll follows
   *[other] All { $count } rolls follow
} from the commitment in the record. This page did not see the commitment before the game.
page-dice-doubt-missing = { $count ->
    [one] { $names } contributed nothing to the dice.
   *[other] { $names } contributed nothing to the dice.
}
page-dice-doubt-round = A seat changed after contributions had been revealed, so everyone contributed again: this is round { $round }. A player together with the server could do that until the dice suit them.
page-dice-doubt-kept-back = This page promised a contribution to the dice, but the game started without it.
page-dice-doubt-never-asked = This browser contributed nothing to the dice: it was not asked, was too slow, or this seat was taken on another device.
page-dice-doubt-elsewhere = The record has a contribution for your seat that was not made in this browser. If you did not make it on another device, somebody else did.
page-dice-doubt-opening = All rolls are said to be part of the opening, so none could be checked.
page-dice-wrong = The dice do not match
page-dice-wrong-commitment = The record names another commitment than the server showed before the game.
page-dice-wrong-seed = The seed in the record does not match the commitment.
page-dice-wrong-dropped = The contribution of this page is missing from the record, although it was sent.
page-dice-wrong-promise = A contribution in the record is not the one that was promised before the game.
page-dice-wrong-setup = Table, settings, opening, round or seats in the record are not those that the server showed before this page revealed its contribution.
page-dice-wrong-roll = Roll { $roll } does not follow from the seed and the contributions.
page-dice-wrong-told = The record does not pass the check. “Check the dice” says where.
page-dice-wrong-unlisted = Roll { $roll } was left out of the check, or what could have been rolled was listed wrongly.
page-lobby-dice = The dice are being made. Still missing: { $names }.
page-lobby-start-without = Start without the missing contributions
page-lobby-dice-again = { $count ->
    [one] A seat changed once after your page had revealed its contribution to the dice.
   *[other] Seats changed { $count } times after your page had revealed its contribution to the dice.
} Whoever does this together with the server could choose among several dice, so your page no longer contributes by itself.
page-lobby-contribute = Contribute again
