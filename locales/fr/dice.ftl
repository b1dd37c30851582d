## Contributions aux dés

table-bad-promise = Une promesse s’écrit avec 64 chiffres hexadécimaux en minuscules : le SHA-256 de la contribution.
table-bad-contribution = Une contribution s’écrit avec 32 chiffres hexadécimaux en minuscules.
table-old-dice = Les dés de cette table ont été fixés quand les joueurs ne pouvaient pas encore y contribuer.
table-promises-closed = La partie va commencer : plus aucune contribution ne peut être promise.
table-not-closed = Les contributions ne sont révélées qu’au moment où la partie va commencer.
table-not-promised = Tu n’as promis aucune contribution aux dés.
table-wrong-contribution = Ce n’est pas la contribution que tu avais promise : son SHA-256 est différent.
table-already-revealed = Ta contribution est déjà révélée.

## Vérifier les dés d’un enregistrement

verify-scheme-seed = Les dés suivent le procédé 1 : ils viennent de la seule graine du serveur.
verify-scheme-contributions = Les dés suivent le procédé 2 : ils viennent de la graine du serveur et des contributions des joueurs.
verify-commitment = La graine correspond au scellé inscrit dans ce fichier.
verify-commitment-kept = La graine correspond au scellé que tu as gardé.
verify-other-commitment = Ce n’est pas le scellé que tu as gardé, qui est { $kept }.
verify-contribution = Le joueur { $seat } a contribué aux dés.
verify-contribution-promised = Le joueur { $seat } a contribué ce qui était promis.
verify-contribution-kept = La contribution du joueur { $seat } est celle que tu as gardée.
verify-contribution-missing = Le joueur { $seat } n’a rien contribué aux dés.
verify-contribution-dropped = Le joueur { $seat } a contribué aux dés, mais l’enregistrement l’omet.
verify-other-contribution = Ce n’est pas la contribution du joueur { $seat } que tu as gardée.
verify-broken-promise = Ce n’est pas la contribution que le joueur { $seat } avait promise.
verify-unpromised = Le joueur { $seat } n’avait promis aucune contribution, mais l’enregistrement en contient une.
verify-promise-missing = Le joueur { $seat } avait promis une contribution aux dés. Elle manque : elle n’est pas arrivée avant le début de la partie, ou le serveur l’a omise.
verify-promise-dropped = Le joueur { $seat } avait promis une contribution aux dés, mais l’enregistrement ne la mentionne pas.
verify-setup-kept = La table, les réglages, l’ouverture, la manche et les places sont ceux que tu as gardés.
verify-other-setup = La table, les réglages, l’ouverture, la manche ou les places ne sont pas ceux que tu as gardés : les dés en dépendent.
verify-rounds = Une place a changé après la première contribution révélée, et tous ont contribué à nouveau : c’est la fois numéro { $round }.
verify-nothing-rolled = Tous les lancers sont attribués à l’ouverture : aucun n’a pu être vérifié.
verify-not-commitment = Non vérifié : si ce scellé a été montré avant la partie. Sans celui que tu as gardé (--commitment), un enregistrement n’est comparé qu’à lui-même.
verify-not-contributions = Non vérifié : si les réglages étaient fixés avant que les contributions soient révélées (--setup), et si les contributions sont celles qui ont été faites (--contribution, --promise).
verify-bad-line = Le serveur écrit cette ligne autrement.
verify-signed = L’enregistrement est signé avec la clé que tu as donnée.
verify-signed-by = L’enregistrement est signé avec la clé qu’il nomme.
verify-unsigned = L’enregistrement n’est pas signé.
verify-other-key = L’enregistrement nomme une autre clé que celle que tu as donnée.
verify-wrong-signature = La signature ne correspond pas : l’enregistrement a été modifié après coup.
