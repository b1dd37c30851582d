# E-maily o tazích: adresa a stránky, které otevírají odkazy v e-mailech.

page-mail-sent = Na adresu { $email } jsme poslali odkaz. Otevři ho, a tím adresu potvrdíš; do té doby žádný jiný e-mail nepřijde. Pokud do několika minut nedorazí, podívej se do spamu. Pokud jsi dříve e-maily na tuto adresu vypnul(a), odkaz na konci kteréhokoli dřívějšího e-mailu je znovu povolí.
page-mail-pending = Adresa { $email } ještě není potvrzená. Otevři odkaz, který jsme poslali, nebo ulož znovu a přijde nový.
page-mail-confirmed = Adresa { $email } je potvrzená.
page-mail-none = Uloženo. Žádné e-maily nedostáváš.
page-mail-confirm = Potvrdit e-mailovou adresu
page-mail-confirm-about = Na tuto adresu dostaneš e-mail, když budeš na tahu, nejvýš jeden za hodinu. V každém e-mailu je odkaz, kterým je vypneš.
page-mail-confirm-do = Potvrdit adresu
page-mail-confirm-done = Adresa je potvrzená. Tuto stránku můžeš zavřít.
page-mail-link-none = Tento odkaz je neúplný. Otevři celý odkaz z e-mailu.
page-mail-stop = Vypnout e-maily
page-mail-stop-about = Tento server už na tvou adresu nepošle žádný e-mail, ani když ji někdo zadá znovu.
page-mail-stop-do = Vypnout všechny e-maily
page-mail-stop-done = Na tvou adresu už žádný e-mail nepřijde.
page-mail-allow-do = Znovu povolit e-maily
page-mail-allow-done = E-maily jsou znovu povolené. Chceš-li je dostávat, zadej svou adresu u stolu.
