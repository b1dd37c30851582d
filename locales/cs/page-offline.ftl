page-offline-other-tab = Tato hra je otevřená na jiné kartě. Pokračuj tam, nebo ji zavři a načti tuto stránku znovu.
page-offline-elsewhere = Tato hra je v prohlížeči, ve kterém začala. Otevři ji tam.
page-offline-blocked = Tento prohlížeč pro tuto stránku nic neukládá. Hra pokračuje, ale skončí, když stránku zavřeš.
page-offline-full = Na uložení této hry už není místo. Pokračuje, ale to, co zahraješ odteď, se ztratí, když stránku zavřeš.
page-offline-friends = Hra s přáteli potřebuje server a žádný neodpovídá. Bez něj můžeš hrát proti botům nebo společně na jedné obrazovce.
page-offline-bots = Boti hrají v tomto prohlížeči
page-offline-bots-about = Když hraješ sám proti botům. Jinak je hraje server a tvoje ostatní zařízení hru vidí.
page-offline-here = Tato hra je v tomto prohlížeči: tvoje ostatní zařízení ji nevidí a nikdo se nemůže dívat.
