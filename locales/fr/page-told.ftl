page-scoring-begins = Le décompte commence.
# Chaque étape d’un décompte, sur le plateau. Joueur { $seat } devient le nom.
page-uxmal-told-priest = Joueur { $seat }, { $cell } : { page-uxmal-scoring-priest }
page-uxmal-told-cards = Joueur { $seat } : { page-uxmal-scoring-cards }
page-uxmal-choose = Choisis ton action.
page-uxmal-claim = Prends une récompense.

# Refus à propos de ce qui est à toi, à la place de la phrase avec ton nom.
page-own-uxmal-priest-on-priest = Ton prêtre est déjà en { $cell } : un seul prêtre par case.
page-own-uxmal-move-to-priest = Ton propre prêtre est en { $cell } : tu peux sauter par-dessus, pas t’arrêter là.
page-own-uxmal-move-no-cards = Tu n’as pas de cartes : déplacer un prêtre en coûte au moins une.
page-own-uxmal-priest-none-left = Tous tes prêtres sont déjà sur la pyramide : aucun n’est disponible.
page-own-uxmal-claim-first = Ta tuile rapporte des cartes : choisis d’abord lesquelles.
page-own-uxmal-put-nothing-drawn = Tu n’as pas pioché de tuile : choisis d’abord d’en placer une.
page-own-pacal-take-back-hidden = Ton vaisseau se trouve en { $square } : on ne peut pas reprendre une pierre qui est dedans.
page-own-pacal-stone-hidden = Ton vaisseau se trouve en { $square } : les pierres qu’il contient ne comptent pas.

# Comment les phrases du jeu disent « joueur 2 », et la même chose avec un nom à la place.
page-form-seat-of = du joueur { $seat }
page-form-name-of = de { $name }
# Devant une voyelle.
page-form-name-of-vowel = d’{ $name }
page-form-seat-to = au joueur { $seat }
page-form-name-to = à { $name }
page-form-seat-the = le joueur { $seat }
page-form-name-the = { $name }
