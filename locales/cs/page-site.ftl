# Web bez serveru.

page-site-server = K tomu je potřeba server
page-site-friends = Hry s přáteli na jiných zařízeních potřebují server. Tento web žádný nemá: tady hraješ proti botům nebo společně na jedné obrazovce.
page-site-promise = Bez účtu a bez instalace. Vše zůstává v tomto prohlížeči.
page-site-about = Hraj hned proti botům, nebo společně na jedné obrazovce.
