# Poziomy botów: nazwa i zdanie dla każdego.

bot-level-1 = nowicjusz
bot-level-2 = początkujący
bot-level-3 = uczeń
bot-level-4 = gracz okazjonalny
bot-level-5 = stały gracz
bot-level-6 = doświadczony gracz
bot-level-7 = silny gracz
bot-level-8 = ekspert
bot-level-9 = gracz czołówki
bot-level-10 = czempion
bot-level-random = losowy
bot-level-uct = przeszukiwanie drzewa

bot-level-1-about = Gra pierwszy raz i prawie się nie rozgląda.
bot-level-2-about = Gra jak ktoś w swojej drugiej partii.
bot-level-3-about = Zna zasady i bierze to, co jest pod ręką.
bot-level-4-about = Widzi dobre akcje, ale wiele przeocza i wiele zapomina.
bot-level-5-about = Gra często, a jednak wciąż źle coś ocenia.
bot-level-6-about = Widzi prawie wszystko i rzadko się myli.
bot-level-7-about = Dobrze waży każdą akcję i patrzy trochę naprzód.
bot-level-8-about = Patrzy kilka kroków naprzód.
bot-level-9-about = Patrzy daleko naprzód. Trudno go pokonać.
bot-level-10-about = Nie spieszy się. Bardzo trudno go pokonać.
