# Les appareils d’une personne, et être oublié.

page-devices = Appareils
page-devices-here = cet appareil
page-devices-unknown = Programme inconnu
page-devices-since = Connecté depuis le { $day }
page-devices-used = utilisé le { $day }
page-devices-out = Déconnecter
page-devices-done = { $device } est déconnecté.
page-devices-all = Déconnecter tous les autres appareils
page-devices-all-done = Tous les autres appareils sont déconnectés.
page-forget = Oublie-moi
page-forget-about = Retire ton nom et tes messages de ce serveur.
page-forget-ask = Oublie-moi…
page-forget-what = Ton nom et tes messages sont retirés de toutes les tables, ainsi que ton adresse e-mail, tes notifications et tes appareils. Un robot continue à ta place dans les parties en cours. C’est définitif.
page-forget-stays = Les coups et les résultats restent, sans ton nom, et leurs dés peuvent toujours être vérifiés. Les parties que d’autres ont enregistrées gardent le nom.
page-forget-not = Tout garder
page-forget-sure = M’oublier pour toujours
page-forget-done = C’est oublié. Ce navigateur repart de zéro.
