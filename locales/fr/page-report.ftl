## Signalements

page-report = Signaler à l’administrateur
page-report-heading = Quelque chose ne va pas ?
page-report-brief = Préviens l’administrateur de ce serveur en cas d’insultes, de nom choquant ou de jeu déloyal.
page-report-about = Seul l’administrateur de ce serveur le lit. Les autres ne sont pas prévenus.
page-report-whom = De qui s’agit-il ?
page-report-table = De la table
page-report-why = De quoi s’agit-il ?
page-report-chat = Insultes, menaces ou publicité dans les messages
page-report-name = Un nom choquant
page-report-play = Triche ou jeu déloyal
page-report-other = Autre chose
page-report-words = Plus de détails (si tu veux)
page-report-words-needed = Que veux-tu signaler ?
page-report-send = Envoyer le signalement
page-report-cancel = Annuler
page-report-sent = Merci. L’administrateur a reçu ton signalement.
