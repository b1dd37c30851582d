## Contributions to the dice

table-bad-promise = A promise has 64 lowercase hexadecimal digits: the SHA-256 of the contribution.
table-bad-contribution = A contribution has 32 lowercase hexadecimal digits.
table-old-dice = The dice of this table were fixed when players could not contribute to them.
table-promises-closed = The game is about to start, so no more contributions can be promised.
table-not-closed = Contributions are revealed when the game is about to start, not before.
table-not-promised = You have promised no contribution to the dice.
table-wrong-contribution = This is not the contribution that you promised: its SHA-256 is another one.
table-already-revealed = Your contribution is revealed already.

## Checking the dice of a record

verify-scheme-seed = The dice were made by scheme 1: from the seed of the server alone.
verify-scheme-contributions = The dice were made by scheme 2: from the seed of the server and the contributions of the players.
verify-commitment = The seed matches the commitment in this file.
verify-commitment-kept = The seed matches the commitment that you kept.
verify-other-commitment = This is not the commitment that you kept: that is { $kept }.
verify-contribution = Player { $seat } contributed to the dice.
verify-contribution-promised = Player { $seat } contributed what was promised.
verify-contribution-kept = The contribution of player { $seat } is the one that you kept.
verify-contribution-missing = Player { $seat } contributed nothing to the dice.
verify-contribution-dropped = Player { $seat } contributed to the dice, but the record leaves that out.
verify-other-contribution = This is not the contribution of player { $seat } that you kept.
verify-broken-promise = This is not what player { $seat } had promised to contribute.
verify-unpromised = Player { $seat } had promised no contribution, but the record has one.
verify-promise-missing = Player { $seat } had promised a contribution to the dice. It is missing: it did not arrive before the game started, or the server left it out.
verify-promise-dropped = Player { $seat } had promised a contribution to the dice, but the record does not mention it.
verify-setup-kept = Table, settings, opening, round and seats are those that you kept.
verify-other-setup = Table, settings, opening, round or seats are not those that you kept: the dice depend on them.
verify-rounds = A seat changed after the first contribution was revealed, so everyone contributed again: this is round { $round }.
verify-nothing-rolled = All rolls are said to be part of the opening, so none could be checked.
verify-not-commitment = Not checked: whether this commitment was shown before the game. Without the one that you kept (--commitment), a record is only compared with itself.
verify-not-contributions = Not checked: whether the setup was fixed before the contributions were revealed (--setup), and whether the contributions are those that were made (--contribution, --promise).
verify-bad-line = The server writes this line in another form.
verify-signed = The record is signed with the key that you gave.
verify-signed-by = The record is signed with the key that it names.
verify-unsigned = The record is not signed.
verify-other-key = The record names another key than the one that you gave.
verify-wrong-signature = The signature does not match: the record was changed after it was signed.
