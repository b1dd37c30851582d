# Dwa teksty zasad gry.

page-rules-texts = Dwa teksty zasad: „Poznaj grę” i „Pełne zasady”
page-rules-learn = Poznaj grę
page-rules-reference = Pełne zasady
page-rules-learn-title = { $title }: poznaj grę
page-rules-print = Drukuj
