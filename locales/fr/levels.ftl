# Les niveaux des robots : un nom et une phrase pour chacun.

bot-level-1 = tout nouveau
bot-level-2 = débutant
bot-level-3 = apprenti
bot-level-4 = occasionnel
bot-level-5 = habitué
bot-level-6 = expérimenté
bot-level-7 = fort
bot-level-8 = spécialiste
bot-level-9 = expert
bot-level-10 = champion
bot-level-random = au hasard
bot-level-uct = recherche arborescente

bot-level-1-about = Joue pour la première fois et regarde à peine autour de lui.
bot-level-2-about = Joue comme quelqu’un à sa deuxième partie.
bot-level-3-about = Connaît les règles et prend ce qui est à portée de main.
bot-level-4-about = Voit de bonnes actions, mais en manque beaucoup et oublie beaucoup.
bot-level-5-about = Joue souvent, mais se trompe encore.
bot-level-6-about = Voit presque tout et se trompe rarement.
bot-level-7-about = Évalue bien chaque action et anticipe un peu.
bot-level-8-about = Anticipe de quelques coups.
bot-level-9-about = Anticipe loin. Difficile à battre.
bot-level-10-about = Prend son temps. Très difficile à battre.
