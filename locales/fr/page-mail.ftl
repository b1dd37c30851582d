# E-mails pour les tours : l’adresse, et les pages qu’ouvrent les liens des e-mails.

page-mail-sent = Nous avons envoyé un lien à { $email }. Ouvre-le pour confirmer l’adresse ; d’ici là, aucun autre e-mail ne viendra. S’il n’arrive pas dans quelques minutes, regarde dans les indésirables. Si tu as déjà arrêté les e-mails à cette adresse, le lien à la fin d’un ancien e-mail les autorise de nouveau.
page-mail-pending = { $email } n’est pas encore confirmée. Ouvre le lien que nous avons envoyé, ou enregistre de nouveau pour en recevoir un autre.
page-mail-confirmed = { $email } est confirmée.
page-mail-none = Enregistré. Tu ne reçois pas d’e-mails.
page-mail-confirm = Confirmer ton adresse e-mail
page-mail-confirm-about = Tu recevras un e-mail à cette adresse quand c’est à toi de jouer, au plus un par heure. Chaque e-mail contient un lien pour les arrêter.
page-mail-confirm-do = Confirmer l’adresse
page-mail-confirm-done = L’adresse est confirmée. Tu peux fermer cette page.
page-mail-link-none = Ce lien est incomplet. Ouvre le lien entier de l’e-mail.
page-mail-stop = Arrêter les e-mails
page-mail-stop-about = Ce serveur n’enverra plus d’e-mails à ton adresse, même si quelqu’un la saisit de nouveau.
page-mail-stop-do = Arrêter tous les e-mails
page-mail-stop-done = Plus aucun e-mail ne sera envoyé à ton adresse.
page-mail-allow-do = Autoriser de nouveau les e-mails
page-mail-allow-done = Les e-mails sont de nouveau autorisés. Pour en recevoir, saisis ton adresse à une table.
