# Stránka jako aplikace: nové verze a instalace.

page-app-ready = Nová verze je připravena.
page-app-use = Použít hned
page-app-install = Nainstalovat jako aplikaci
page-app-install-about = Sacbe se pak otevírá ve vlastním okně, i bez sítě.
page-app-install-by-hand = Instalace na iPhonu nebo iPadu: v Safari klepni na Sdílet a pak na „Přidat na plochu“.
