# E-Mails bei Zugwechsel: die Adresse und die Seiten, zu denen Links in E-Mails führen.

page-mail-sent = Wir haben einen Link an { $email } geschickt. Öffne ihn, um die Adresse zu bestätigen; bis dahin kommt keine andere E-Mail. Wenn er nach ein paar Minuten nicht da ist, sieh im Spam-Ordner nach. Falls du E-Mails an diese Adresse früher abbestellt hast: Der Link am Ende jeder früheren E-Mail erlaubt sie wieder.
page-mail-pending = { $email } ist noch nicht bestätigt. Öffne den Link, den wir geschickt haben, oder speichere noch einmal, um einen neuen zu bekommen.
page-mail-confirmed = { $email } ist bestätigt.
page-mail-none = Gespeichert. Du bekommst keine E-Mails.
page-mail-confirm = E-Mail-Adresse bestätigen
page-mail-confirm-about = Du bekommst an diese Adresse eine E-Mail, wenn du dran bist, höchstens eine pro Stunde. In jeder E-Mail ist ein Link zum Abbestellen.
page-mail-confirm-do = Adresse bestätigen
page-mail-confirm-done = Die Adresse ist bestätigt. Du kannst diese Seite schließen.
page-mail-link-none = Dieser Link ist unvollständig. Öffne den ganzen Link aus der E-Mail.
page-mail-stop = E-Mails abbestellen
page-mail-stop-about = Dieser Server schickt dann keine E-Mails mehr an deine Adresse, auch wenn jemand sie noch einmal einträgt.
page-mail-stop-do = Alle E-Mails abbestellen
page-mail-stop-done = An deine Adresse werden keine E-Mails mehr geschickt.
page-mail-allow-do = E-Mails wieder erlauben
page-mail-allow-done = E-Mails sind wieder erlaubt. Um welche zu bekommen, trag deine Adresse an einem Tisch ein.
