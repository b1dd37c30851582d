# Upozornění na tah: zprávy push, připomenutí, tiché hodiny, dny volna.

no-push = Tento server neposílá upozornění push.
bad-push-endpoint = Toto není adresa služby push.
bad-push-key = Klíče tohoto odběru nejsou platné.
bad-quiet-hours = Tiché hodiny trvají nejvýše 12 hodin, od jedné denní doby do druhé.
table-no-days-off = { $left ->
    [0] U tohoto stolu už nemáš žádné dny volna.
    [one] Zbývá ti jen jeden den volna.
    [few] Můžeš si vzít jeden až { $left } dny volna.
    [many] Můžeš si vzít jeden až { $left } dne volna.
   *[other] Můžeš si vzít jeden až { $left } dní volna.
}

## Co se posílá (not on the page)

push-title = { $game }: jsi na tahu
push-body = { $name }, jsi na tahu.
push-reminder = { $hours ->
    [one] { $name }, na svůj tah máš ještě hodinu.
    [few] { $name }, na svůj tah máš ještě { $hours } hodiny.
    [many] { $name }, na svůj tah máš ještě { $hours } hodiny.
   *[other] { $name }, na svůj tah máš ještě { $hours } hodin.
}
