# Un site sans serveur.

page-site-server = Il faut un serveur
page-site-friends = Pour jouer avec des amis sur d’autres appareils, il faut un serveur. Ce site n’en a pas : ici, on joue contre des bots ou ensemble sur un seul écran.
page-site-promise = Pas de compte, rien à installer. Tout reste dans ce navigateur.
page-site-about = Jouez tout de suite contre des bots, ou ensemble sur un seul écran.
