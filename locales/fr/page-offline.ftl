page-offline-other-tab = Cette partie est ouverte dans un autre onglet. Continue là-bas, ou ferme-le et recharge cette page.
page-offline-elsewhere = Cette partie est gardée dans le navigateur où elle a commencé. Ouvre-la là-bas.
page-offline-blocked = Ce navigateur ne garde rien pour cette page. La partie continue, mais elle s’arrête quand tu fermes la page.
page-offline-full = Il n’y a plus de place pour garder cette partie. Elle continue, mais ce que tu joues à partir d’ici est perdu quand tu fermes la page.
page-offline-friends = Pour jouer avec des amis, il faut un serveur, et aucun ne répond. Sans serveur, tu peux jouer contre des robots ou à plusieurs sur un écran.
page-offline-bots = Les robots jouent dans ce navigateur
page-offline-bots-about = Quand tu joues seul contre des robots. Sinon, le serveur les fait jouer, et tes autres appareils voient la partie.
page-offline-here = Cette partie est gardée dans ce navigateur : tes autres appareils ne la voient pas, et personne ne peut regarder.
