# Plansza do analizy.

page-analysis-title = Plansza analizy
page-analysis-offer = Albo graj za wszystkich, wybieraj wyniki kości i zobacz, co silny bot sądzi o każdej pozycji.
page-analysis-from-here = Analizuj od tego miejsca
page-analysis-main = Wariant główny
page-analysis-branch = Wariant { $number }
page-analysis-branches = Warianty
page-analysis-evaluation = Ocena
page-analysis-evaluate = Oceniaj każdą pozycję
page-analysis-line = Potem:
page-analysis-play = Zagraj to
page-analysis-fall = Niech zdecyduje los
page-analysis-outcomes = Albo wybierz, co wypadnie
page-analysis-percent = { $percent }%
page-analysis-name = Nazwa
page-analysis-remove = Usuń ten wariant
page-analysis-empty = Zacznij dowolnym ruchem. Inny ruch we wcześniejszym miejscu otwiera nowy wariant.
page-analysis-count =
    { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
page-analysis-link = Skopiuj link do tej analizy
page-analysis-full = Nie ma miejsca na więcej wariantów. Najpierw usuń jeden.
page-analysis-broken = W tym linku nie ma analizy albo jest tylko jej część. Otwórz odtwarzanie i wybierz „Analizuj od tego miejsca”.
page-analysis-while-playing = Ta partia jeszcze trwa. Będzie można ją analizować, gdy się skończy.
