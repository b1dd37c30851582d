# Rady, které v prvních hrách jednou vysvětlí novou situaci.

page-hint = Rada
page-hint-close = Rozumím
page-hint-never = Už žádné rady
page-hint-pacal-place = Všechny lodě začínají tady a v prvním kole musí všechny ven. Z okraje okrsku odletíš do více směrů.
page-hint-pacal-first = V prvním kole každá loď opouští střed v přímé linii. Hledej okrsek, kde chceš mít první pyramidu.
page-hint-pacal-fly = Po přímém letu smíš vhodit dva kameny, při zatáčení jen jeden. Zatáčením se ale dostaneš na políčko, kde tvé kameny tvoří sestavu.
page-hint-pacal-leap = Se šipkami přeskočíš cokoli a přesto vhodíš dva kameny: dobrá chvíle pro vzdálený okrsek.
page-hint-pacal-god = Tvoje loď uvízla. Božský kámen ji dostane kamkoli, ale na konci už nepřinese body.
page-hint-pacal-own = Kámen leží pod tvou lodí a ještě se nepočítá. Až odletíš, zůstane tady a může být součástí pyramidy.
page-hint-pacal-other = Kámen v jiné lodi zůstane tam, odkud odletí: třeba v okrsku, kam se nedostaneš. Vyplatí se to tam, kde máš své kameny blízko.
page-hint-pacal-back = Tvoje zásoba je prázdná. Vezmi zpět kámen, který ti pomáhá nejméně; zase bude viditelný, až loď odletí.
page-hint-pacal-build = Kdo se v okrsku ujme vedení, hned získá jeho hodnotu. Jinak se může vyplatit počkat: o kámen víc v sestavě je o patro víc.
page-hint-pacal-raise = Vylepšení pyramidy přidá patra v okrsku, kde už stojíš, bez nového políčka. Hodí se, když chceš vedení získat zpět nebo udržet.
page-hint-uxmal-put = Idol na stejném idolu přinese dvě karty, vedle stejného jednu. Kartami platíš za přesuny a karty oblíbených idolů přinášejí body.
page-hint-uxmal-lift = Tento dílek může zvednout kněze. Otoč ho: dobrý idol pod své, slabý nebo prázdné políčko pod soupeřovy.
page-hint-uxmal-claim = Dostaneš jen jednu odměnu. Vezmi karty idolu, který je oblíbený, nebo který chceš posunout na stupnici.
page-hint-uxmal-priest = Kněz boduje, když je úroveň hotová, podle oblíbenosti svého idolu v té chvíli. Kdo čeká moc dlouho, najde dobrá místa obsazená.
page-hint-uxmal-move = Přesun stojí kartu za každé políčko, ale dostane kněze na lepší idol. Vyplatí se, když idol přinese víc než karty.
page-hint-uxmal-pay = Plať kartami méně oblíbených idolů: bodují jen karty oblíbených.
page-hint-uxmal-track = Karty posouvají svůj idol na stupnici oblíbenosti: nahoru, když na něm stojí tvoji kněží, dolů, když soupeřovi. To mění body všech.

## Co by udělal bot, pro toho, kdo hraje sám proti botům

page-bot-hint-brief = Rada
page-bot-hint = Co by udělal bot?
page-bot-hint-says = Silný bot by udělal toto: { $action }.
