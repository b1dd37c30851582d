# The levels of the bots: a name and a sentence for each.

bot-level-1 = newcomer
bot-level-2 = beginner
bot-level-3 = learner
bot-level-4 = casual player
bot-level-5 = regular player
bot-level-6 = experienced player
bot-level-7 = strong player
bot-level-8 = expert
bot-level-9 = top player
bot-level-10 = champion
bot-level-random = random
bot-level-uct = tree search

bot-level-1-about = Plays for the first time and hardly looks around.
bot-level-2-about = Plays like someone in their second game.
bot-level-3-about = Knows the rules and takes what lies close by.
bot-level-4-about = Sees good actions, but overlooks many and forgets a lot.
bot-level-5-about = Plays often, and still misjudges things.
bot-level-6-about = Sees nearly everything and seldom misjudges.
bot-level-7-about = Weighs every action well and looks a little ahead.
bot-level-8-about = Looks a few steps ahead.
bot-level-9-about = Looks far ahead. Hard to beat.
bot-level-10-about = Takes its time. Very hard to beat.
