# E-maile o ruchach: adres i strony, które otwierają linki w e-mailach.

page-mail-sent = Wysłaliśmy link na adres { $email }. Otwórz go, aby potwierdzić adres; do tego czasu nie przyjdzie żaden inny e-mail. Jeśli nie dotrze w ciągu kilku minut, zajrzyj do spamu. Jeśli kiedyś wyłączono e-maile na ten adres, link na końcu dowolnego wcześniejszego e-maila pozwoli na nie znowu.
page-mail-pending = Adres { $email } nie jest jeszcze potwierdzony. Otwórz link, który wysłaliśmy, albo zapisz ponownie, aby dostać nowy.
page-mail-confirmed = Adres { $email } jest potwierdzony.
page-mail-none = Zapisano. Nie dostajesz e-maili.
page-mail-confirm = Potwierdź adres e-mail
page-mail-confirm-about = Na ten adres dostaniesz e-mail, gdy będzie twój ruch, najwyżej jeden na godzinę. W każdym e-mailu jest link, który je wyłącza.
page-mail-confirm-do = Potwierdź adres
page-mail-confirm-done = Adres jest potwierdzony. Możesz zamknąć tę stronę.
page-mail-link-none = Ten link jest niepełny. Otwórz cały link z e-maila.
page-mail-stop = Wyłącz e-maile
page-mail-stop-about = Ten serwer nie wyśle już e-maila na twój adres, nawet jeśli ktoś wpisze go ponownie.
page-mail-stop-do = Wyłącz wszystkie e-maile
page-mail-stop-done = Na twój adres nie przyjdzie już żaden e-mail.
page-mail-allow-do = Zezwól znowu na e-maile
page-mail-allow-done = E-maile są znowu dozwolone. Aby je dostawać, wpisz swój adres przy stole.
