# The page checks the dice by itself.

page-dice-checked = Dés vérifiés
page-dice-doubted = Dés vérifiés, avec une question
page-dice-unchecked = Les dés n’ont pas pu être vérifiés
page-dice-checked-about = { $count ->
    [one] Cette page a recalculé le seul lancer
   *[other] Cette page a recalculé les { $count } lancers
} à partir de la graine du serveur et des contributions des joueurs. Le serveur avait scellé cette graine avant la partie.
page-dice-doubt-unkept = { $count ->
    [one] Le seul lancer correspond
   *[other] Les { $count } lancers correspondent
} au scellé de l’enregistrement. Cette page n’a pas vu le scellé avant la partie.
page-dice-doubt-missing = { $count ->
    [one] { $names } n’a rien contribué aux dés.
   *[other] { $names } n’ont rien contribué aux dés.
}
page-dice-doubt-round = Une place a changé après la révélation de contributions, et tout le monde a donc contribué de nouveau : c’est la manche { $round }. Un joueur de mèche avec le serveur pourrait recommencer jusqu’à ce que les dés leur plaisent.
page-dice-doubt-kept-back = Cette page avait promis une contribution aux dés, mais la partie a commencé sans elle.
page-dice-doubt-never-asked = Ce navigateur n’a rien contribué aux dés : on ne le lui a pas demandé, il a été trop lent, ou la place a été prise sur un autre appareil.
page-dice-doubt-elsewhere = L’enregistrement contient pour ta place une contribution qui ne vient pas de ce navigateur. Si elle ne vient pas d’un autre de tes appareils, quelqu’un d’autre l’a faite.
page-dice-doubt-opening = Tous les lancers sont dits faire partie de l’ouverture : aucun n’a pu être vérifié.
page-dice-wrong = Les dés ne correspondent pas
page-dice-wrong-commitment = L’enregistrement nomme un autre scellé que celui montré avant la partie.
page-dice-wrong-seed = La graine de l’enregistrement ne correspond pas au scellé.
page-dice-wrong-dropped = La contribution de cette page manque dans l’enregistrement, alors qu’elle a été envoyée.
page-dice-wrong-promise = Une contribution de l’enregistrement n’est pas celle promise avant la partie.
page-dice-wrong-setup = La table, les réglages, l’ouverture, la manche ou les places de l’enregistrement ne sont pas ceux que le serveur montrait avant que cette page révèle sa contribution.
page-dice-wrong-roll = Le lancer { $roll } ne découle pas de la graine et des contributions.
page-dice-wrong-told = L’enregistrement ne passe pas la vérification. « Vérifier les dés » dit où.
page-dice-wrong-unlisted = Le lancer { $roll } manque dans la vérification, ou ce qui pouvait sortir était mal indiqué.
page-lobby-dice = Les dés se préparent. Il manque encore : { $names }.
page-lobby-start-without = Commencer sans les contributions manquantes
page-lobby-dice-again = { $count ->
    [one] Une place a changé une fois après que ta page a révélé sa contribution aux dés.
   *[other] Des places ont changé { $count } fois après que ta page a révélé sa contribution aux dés.
} Qui fait cela avec le serveur pourrait choisir entre plusieurs dés : ta page ne contribue donc plus d’elle-même.
page-lobby-contribute = Contribuer de nouveau
