# Les deux textes de règles d’un jeu.

page-rules-texts = Les deux textes des règles : apprendre et référence
page-rules-learn = Apprendre
page-rules-reference = Référence
page-rules-learn-title = { $title } : apprendre le jeu
page-rules-print = Imprimer
