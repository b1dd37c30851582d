# Strona bez serwera.

page-site-server = To wymaga serwera
page-site-friends = Gry ze znajomymi na innych urządzeniach wymagają serwera. Ta strona go nie ma: tutaj grasz z botami albo razem na jednym ekranie.
page-site-promise = Bez konta i bez instalacji. Wszystko zostaje w tej przeglądarce.
page-site-about = Zagraj od razu z botami albo razem na jednym ekranie.
