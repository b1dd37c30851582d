# Dwa teksty zasad gry.

page-rules-texts = Dwa teksty zasad: nauka i pełne zasady
page-rules-learn = Nauka
page-rules-reference = Pełne zasady
page-rules-learn-title = { $title }: nauka gry
page-rules-print = Drukuj
