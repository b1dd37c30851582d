## Zgłoszenia

page-report = Zgłoś administratorowi
page-report-heading = Coś jest nie tak?
page-report-brief = Powiedz administratorowi tego serwera o obelgach, obraźliwych imionach lub nieuczciwej grze.
page-report-about = Przeczyta to tylko administrator tego serwera. Inni się nie dowiedzą.
page-report-whom = O kogo chodzi?
page-report-table = O stół
page-report-why = O co chodzi?
page-report-chat = Obelgi, groźby lub spam na czacie
page-report-name = Obraźliwe imię
page-report-play = Oszukiwanie lub nieuczciwa gra
page-report-other = Coś innego
page-report-words = Więcej szczegółów (jeśli chcesz)
page-report-words-needed = Co chcesz zgłosić?
page-report-send = Wyślij zgłoszenie
page-report-cancel = Anuluj
page-report-sent = Dziękujemy. Administrator ma twoje zgłoszenie.
