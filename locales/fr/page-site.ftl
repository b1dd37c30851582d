# Une page sans serveur.

page-site-server = Il faut un serveur
page-site-friends = Pour jouer avec des amis sur d’autres appareils, il faut un serveur. Cette page n’en a pas : ici, on joue contre des robots ou ensemble sur un seul écran.
page-site-promise = Pas de compte, rien à installer. Tout reste dans ce navigateur.
page-site-about = Joue tout de suite contre des robots, ou ensemble sur un seul écran.
