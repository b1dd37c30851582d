# Upozornění mimo stránku, tiché hodiny, dny volna v pomalých hrách.

page-push-about = Na tomto zařízení dostaneš upozornění, když budeš na tahu, i když je tato stránka zavřená.
page-push-turn-on = Upozorňovat na tomto zařízení
page-push-turn-off = Už zde neupozorňovat
page-push-is-on = Toto zařízení bude dostávat upozornění.
page-push-is-off = Toto zařízení už nebude dostávat upozornění.
page-push-insecure = Tvůj prohlížeč to dovoluje jen na adresách, které začínají https.
page-push-unsupported = Tento prohlížeč neumí přijímat upozornění, když je stránka zavřená. Na iPhonu a iPadu nejdřív přidej stránku na plochu.
page-push-denied = Upozornění této stránky jsou zablokovaná. Můžeš je povolit v nastavení prohlížeče.
page-push-failed = Prohlížeč se nemůže spojit se svou službou upozornění. Zkus to později.
page-quiet = Tiché hodiny
page-quiet-from = Od
page-quiet-to = Do
page-quiet-about = Upozornění počkají do konce těchto hodin.
page-days-off = Dny volna
page-days-off-about = Když jsi pryč, tvé hodiny stojí. Hrát ale můžeš.
page-days-off-left = { $days ->
    [0] U tohoto stolu už nemáš žádné dny volna.
    [one] U tohoto stolu si můžeš vzít jeden den volna.
    [few] U tohoto stolu si můžeš vzít { $days } dny volna.
    [many] U tohoto stolu si můžeš vzít { $days } dne volna.
   *[other] U tohoto stolu si můžeš vzít { $days } dní volna.
}
page-days-off-count = Počet dní
page-days-off-take = Vzít si volno
page-days-off-until = Tvé hodiny stojí do { $date }.
page-seat-off = má volno do { $date }
page-event-days-off = { $days ->
    [one] Hráč { $seat } si bere den volna.
    [few] Hráč { $seat } si bere { $days } dny volna.
    [many] Hráč { $seat } si bere { $days } dne volna.
   *[other] Hráč { $seat } si bere { $days } dní volna.
}
page-pace-days-off = Dny volna na osobu
page-pace-weekends-off = Víkendy se nepočítají
page-manner-weekends-off = víkendy se nepočítají
page-manner-days-off = { $days ->
    [one] každý má den volna
    [few] každý má { $days } dny volna
    [many] každý má { $days } dne volna
   *[other] každý má { $days } dní volna
}
