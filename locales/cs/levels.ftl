# Úrovně botů: jméno a věta pro každou.

bot-level-1 = nováček
bot-level-2 = začátečník
bot-level-3 = učeň
bot-level-4 = příležitostný hráč
bot-level-5 = pravidelný hráč
bot-level-6 = zkušený hráč
bot-level-7 = silný hráč
bot-level-8 = znalec
bot-level-9 = špičkový hráč
bot-level-10 = šampion
bot-level-random = náhodný
bot-level-uct = prohledávání stromu

bot-level-1-about = Hraje poprvé a sotva se rozhlédne.
bot-level-2-about = Hraje jako někdo ve své druhé partii.
bot-level-3-about = Zná pravidla a bere, co je po ruce.
bot-level-4-about = Vidí dobré akce, ale mnoho jich přehlédne a hodně zapomíná.
bot-level-5-about = Hraje často, a přesto leccos odhadne špatně.
bot-level-6-about = Vidí skoro všechno a málokdy se splete.
bot-level-7-about = Dobře zváží každou akci a myslí trochu dopředu.
bot-level-8-about = Myslí pár kroků dopředu.
bot-level-9-about = Myslí daleko dopředu. Těžko se poráží.
bot-level-10-about = Dává si na čas. Velmi těžko se poráží.
