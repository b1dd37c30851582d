# Deska pro rozbor.

page-analysis-title = Deska pro rozbor
page-analysis-offer = Nebo hraj za všechny, urči kostky a podívej se, co si o každé pozici myslí silný bot.
page-analysis-from-here = Rozebrat odtud
page-analysis-main = Hlavní varianta
page-analysis-branch = Varianta { $number }
page-analysis-branches = Varianty
page-analysis-evaluation = Hodnocení
page-analysis-evaluate = Hodnotit každou pozici
page-analysis-line = Potom:
page-analysis-play = Zahrát
page-analysis-fall = Nechat rozhodnout náhodu
page-analysis-outcomes = Nebo vyber, co přijde
page-analysis-percent = { $percent } %
page-analysis-name = Název
page-analysis-remove = Odstranit tuto variantu
page-analysis-empty = Začni libovolným tahem. Jiný tah na dřívějším místě otevře novou variantu.
page-analysis-count =
    { $count ->
        [one] jeden tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
page-analysis-link = Kopírovat odkaz na tento rozbor
page-analysis-full = Pro další varianty není místo. Nejdřív jednu odstraň.
page-analysis-broken = V tomto odkazu není rozbor, nebo jen jeho část. Otevři přehrávání a zvol „Rozebrat odtud“.
page-analysis-while-playing = Tato hra se ještě hraje. Rozebrat ji půjde, až skončí.
