# E-maily: potvrzené adresy, upozornění na tah, odhlášení.

too-many-mails = O e-mail už bylo požádáno několikrát. Zkus to později.
email-not-sent = E-mail se nepodařilo odeslat. Zkontroluj adresu, nebo to zkus později.
no-such-mail-link = Tento odkaz neplatí. Možná už byl použit, nebo je příliš starý.

## Co se posílá (not on the page)

# $server is the address of the server.
mail-confirm-subject = Potvrď svou e-mailovou adresu
mail-confirm-body =
    Někdo, nejspíš ty, chce na tuto adresu dostávat e-mail, když je na tahu ve hře na { $server }.

    Pokud o to žádáš ty, otevři tento odkaz a stiskni tlačítko:
    { $link }

    Odkaz platí jednou, 48 hodin. Pokud o tom nevíš, nemusíš dělat nic: bez odkazu žádný další e-mail nepřijde.
mail-subject = Jsi na tahu: { $game }
mail-body =
    U stolu hry { $game } jsi na tahu:
    { $link }
# Followed by a list of games and links.
mail-others = Na tahu jsi také zde:
mail-reminder-subject = Dochází ti čas: { $game }
mail-reminder-body =
    { $hours ->
        [one] Na svůj tah máš ještě hodinu
        [few] Na svůj tah máš ještě { $hours } hodiny
        [many] Na svůj tah máš ještě { $hours } hodiny
       *[other] Na svůj tah máš ještě { $hours } hodin
    } u stolu hry { $game }:
    { $link }

    Pak převezme hru bot. Své místo si můžeš kdykoli vzít zpět.
mail-why =
    Tento e-mail dostáváš, protože tato adresa byla na { $server } potvrzena. Přijde nejvýš jeden za hodinu.
mail-stop =
    Už odtamtud nechci žádné e-maily:
    { $link }
