# The page checks the dice by itself.

page-dice-checked = Dés vérifiés
page-dice-checked-about = { $count ->
    [one] Cette page a recalculé le seul lancer
   *[other] Cette page a recalculé les { $count } lancers
} à partir de la graine du serveur et des contributions des joueurs. Le serveur avait scellé cette graine avant la partie.
page-dice-unkept = { $count ->
    [one] Le seul lancer correspond
   *[other] Les { $count } lancers correspondent
} au scellé de l’enregistrement. Cette page n’a pas vu le scellé avant la partie.
page-dice-missing = { $count ->
    [one] { $names } n’a rien contribué aux dés.
   *[other] { $names } n’ont rien contribué aux dés.
}
page-dice-wrong = Les dés ne correspondent pas
page-dice-wrong-commitment = L’enregistrement nomme un autre scellé que celui montré avant la partie.
page-dice-wrong-seed = La graine de l’enregistrement ne correspond pas au scellé.
page-dice-wrong-dropped = La contribution de cette page manque dans l’enregistrement, alors qu’elle a été envoyée.
page-dice-wrong-promise = Une contribution de l’enregistrement n’est pas celle promise avant la partie.
page-dice-wrong-setup = La table, les réglages, l’ouverture, la manche ou les places de l’enregistrement ne sont pas ceux que le serveur montrait avant que cette page révèle sa contribution.
page-dice-wrong-roll = Le lancer { $roll } ne découle pas de la graine et des contributions.
page-dice-wrong-told = La vérification par le serveur a échoué. « Vérifier les dés » dit où.
page-lobby-dice = Les dés se préparent. Il manque encore : { $names }.
page-lobby-start-without = Commencer sans les contributions manquantes
