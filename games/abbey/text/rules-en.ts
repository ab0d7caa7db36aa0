import type { RuleId } from './chapters.ts';

export const englishRules: Readonly<Record<RuleId, string>> = {
  'AB-1':
    'There are 24 suspects, all different. Each has five features: an order (8 Hospitallers, 8 Franciscans, 8 Benedictines), a rank (6 fathers, 9 brothers, 9 novices), a hood or none, a beard or none, and a fat or thin build (12 of each). That makes twelve values in all.',
  'AB-2':
    'Besides the suspects there are 18 events, 24 scriptorium books, 8 library books, 6 relics (the crypt cards) and 8 masses, from Matins to Compline; three dice that name a player, and a bell.',
  'AB-3': 'Cards are drawn from the top of their pile. Played cards go back face down under it.',
  'AB-34': 'A die that shows the colour of nobody at the table is thrown again.',
  'AB-4': 'All pawns start in the church.',
  'AB-5':
    'One suspect, seen by nobody, is the culprit. Five suspects (with 3 or 6 players) or three (with 4 or 5) lie face down at the parlour. The others are dealt: 6, 5, 4 or 3 each with 3, 4, 5 or 6 players.',
  'AB-6':
    'A die names the first player, who takes the bell and the masses, Matins on top. Two more dice name the last visitors of the two confessionals; they may name the same player. That both may name the same player is our reading.',
  'AB-35':
    'Events, scriptorium books and library books are shuffled, each pile by itself. Every player has one of six colours, and the cell of that colour; they are given out at random unless you choose otherwise. The rulebook lets everybody choose a figure: that chance gives them out is our reading.',
  'AB-7':
    'Only the first player moves the bell: to 1 in their first turn as such, then to 2, 3 and 4. If it already stands on 4, they ring it: mass begins.',
  'AB-8': 'You must move one or two squares, and you may not end on the square you started from.',
  'AB-9':
    'If your move ends where others stand, you must ask one of them exactly one question. If there are several, you choose whom.',
  'AB-10': 'Then you may use the square you stand on, or leave it.',
  'AB-36':
    'Turns go clockwise from the first player. A turn has four steps, in this order: bell, move, meeting, action.',
  'AB-37':
    'Every step leads to a joined room that you may enter; passing through is entering. Only the last square matters for meeting and action.',
  'AB-11':
    'Whoever is asked either keeps a vow of silence or answers, truly and exactly. Whoever answers may ask one question back, which must be answered. There it ends.',
  'AB-12':
    'A question must be answerable without naming a suspect, though it may name suspects itself. You can ask how many cards of a kind somebody holds, whether they hold a certain monk, how many of a kind or which one they have crossed off, and where they will go.',
  'AB-38':
    'Everybody hears question, answer, silence and question back. The question back goes to the asker, follows the same rules and may be left out.',
  'AB-39':
    'You say which monks you mean by conditions: one to five that all must hold, or two such groups of which either may. A condition is: has this feature, or has it not; is one of up to six monks you name; or is like, or unlike, a card both of you know. This grammar is our reading: the rulebook gives examples only.',
  'AB-40':
    'Cards both of you know: those one gave the other at the last mass (counted in the order of the roster), the last one taken from the other, the last one shown. Without such a card the question is refused. The others hear the words only.',
  'AB-41':
    'The kinds of questions: how many cards in hand fit; do you hold this one or any that fits; more, fewer or as many of these as of those; how many crossed off fit; is this one crossed off; how many left fit; one feature of the last card received from somebody; will your next move end in a room; have you at most so many suspects left; do all you have left share a feature. Whether a move of yours ended in a room since the last mass can be asked too, though all have seen it: a way to ask nothing. Questions in free words are not offered: nobody could check the answer.',
  'AB-42':
    'Crossed off is every suspect you ever held or were shown, privately or publicly, and every one that somebody publicly admitted to hold. With the option, the crosses you made by hand count too, as they stood when you were asked. What counts as crossed off is our reading: the rulebook leaves it to everybody’s own sheet, which nobody could check.',
  'AB-43':
    'Where you will go is the one answer you choose, and it binds your next move: after a yes it must end there if it can, after a no it must not unless there is no other way. In a turn out of the labyrinth it can end wherever the labyrinth leads; no card has to be played for it. The vow lapses at a mass, a penance or a skipped turn. How far an answer binds is our reading.',
  'AB-69':
    'You may ask whether somebody holds at least so many cards that fit: “at least two bearded?” This question and the five that follow are our additions: the rulebook gives examples only.',
  'AB-70':
    'Of a list you may ask about all suspects at once: how many are left, how many crossed off. The size of a hand is no question: everybody sees it.',
  'AB-71':
    'You may ask whether somebody still holds a card both of you know and that they had: one you gave them at the last mass, one they took from you, or one they showed you.',
  'AB-72':
    'You may ask for one feature of the last card somebody was shown by another player. That it was shown is public.',
  'AB-73':
    'You may ask of which order, rank, headgear, face or build somebody holds most cards. The answer names one of them, or those of which there are equally many.',
  'AB-74':
    'You may come back to what somebody said last of their cards or their list, whoever had asked: is it still so? Silence, vows and answers about a card known to two leave nothing to come back to.',
  'AB-75': 'What no monk can be, like a novice who is a brother, is refused, and so is what is said twice.',
  'AB-13':
    'Confessional: take a random card from the hand of its last visitor; then its die shows you. There are two, one by the church and one by the courtyard, with room for one pawn each.',
  'AB-14':
    'Another player’s cell: take a random card from its owner. Only one pawn fits in, but the owner may walk in on an intruder, who gives the card back (or a random one, if it is gone) and goes to penance.',
  'AB-15':
    'Scriptorium: draw a book. Books with a star are kept in secret and played later; the others are read aloud and work at once. Where the seal shows a die, it names the other player.',
  'AB-16':
    'Library: only for players with the fewest cards (nobody has fewer, somebody has more), once a game. Draw a library book, read it aloud and carry it out. Others may not even enter.',
  'AB-17':
    'Parlour: take the top suspect of the pile. Once it is empty, name one or two features and a player, who must show you one such card of their choice, or say that they have none.',
  'AB-18':
    'Crypt: take a relic (a crypt card) if you hold none. Put it back at the end of a later turn to take a second one at once.',
  'AB-19': 'Chapter house: you may make one accusation or one revelation per visit.',
  'AB-20':
    'The courtyard, the four squares of the cloister and the other rooms do nothing, but people meet there.',
  'AB-44': 'A cell whose colour nobody has does nothing, but still holds one pawn only.',
  'AB-45':
    'A request names one value, or one value each of two features, and nothing negative. Everybody hears it, and the answer “none”; the card is seen by you alone.',
  'AB-21':
    'At mass all pawns go to the church. Everybody at once passes as many cards to the left as the mass says, or all they have; what they receive stays.',
  'AB-22':
    'Then an event is drawn and takes effect. Where it shows a die, this names a player, or the cell of that colour. The rulebook says “a room of the abbey”: that it is the cell of that colour is our reading.',
  'AB-23':
    'The player to the right of the one who rang becomes first player and takes the bell and the masses; the next mass is now current.',
  'AB-46': 'Coming to the church for mass is no move: nobody asks and nobody acts.',
  'AB-24':
    'A revelation states one value of the culprit, one of the twelve. Neither two features nor a negation will do. Nobody may repeat a revelation, but you may contradict one, even your own.',
  'AB-25':
    'Revelations stand on record with their author. At the end each right one is worth 2 points, each wrong one costs 1.',
  'AB-26': 'Nobody may accuse while cards are left at the parlour. Revelations are always free.',
  'AB-27':
    'An accusation names a suspect in the chapter house. If it is wrong, whoever holds the card shows it to all and keeps it; the accuser goes to penance and loses 2 points. If nobody can show it, the culprit is found: the game ends, and the accuser gets 4 points.',
  'AB-28': 'The highest score wins; it may be negative. A tie goes to the one who found the culprit.',
  'AB-29':
    'Caught intruders and false accusers do penance: the pawn goes to the church, the next turn is skipped, and they neither ask nor answer while there. If that happens right before a mass, the first turn after it is skipped. The bell is never forgotten here.',
  'AB-47':
    '“While there” lasts until their own next move. A skipped turn has no move, meeting or action. Meeting nobody but penitents asks no question.',
  'AB-48': 'Penance by common accord does not exist here: what it would punish cannot be done.',
  'AB-30':
    'With six, a move is one to three squares, and there are three turns between masses: the bell starts on 2.',
  'AB-31':
    'Variants: closed library; no events; two books as the limit for the scriptorium; the pace of six with fewer players; a start at Lauds.',
  'AB-49':
    'In detail: a closed library lets nobody in; without events that part of mass is left out; whoever keeps two books may cross the scriptorium but not end a move there, relics do not count; the pace of six means both its parts; with Lauds, Matins leaves the game and seven masses go round.',
  'AB-32':
    'You see your own cards and kept books, all that is shown publicly or to you, and how many cards everybody holds. You never see the culprit or another hand.',
  'AB-33':
    'Your notebook has a sheet of the 24 suspects. It is yours alone. If you like, the game marks on it what follows from what you have seen.',
  'AB-50':
    'Public as well: the number of kept books, relics, the size of the parlour pile, the confessional dice, the bell, the current mass, who took how many cards from whom, and who does penance. Whoever is robbed knows which card went.',
  'AB-R1':
    'The masses pass 1, 2, 3, 4, 5, 6, 6 and 6 cards; an option gives a gentler row. After Compline they begin again, unless you chose to end the game there: then the culprit is shown and revelations and false accusations are counted.',
  'AB-R2':
    'Ringing the bell is no turn. The new first player sits to the right of the one who rang and so plays twice running; everybody has four turns between two masses (three with six players), extra and skipped turns apart.',
  'AB-R3': 'All choose what they pass before they receive anything.',
  'AB-R4':
    'A first player in penance still moves the bell. A penitent can be robbed and must show a card at the parlour’s request. A relic cannot be used on a skipped turn.',
  'AB-R5':
    'A caught intruder gives back that very card, or else a random one, or else nothing; whoever took none gives none. Penance follows in every case. There is nothing to do in your own cell.',
  'AB-R6':
    'If the die shows yourself, or a player with an empty hand, nothing is taken. The die is set to you even if you take nothing.',
  'AB-R7':
    'What counts is the number of suspect cards when you enter. Entering is the visit, even if you draw nothing.',
  'AB-R8':
    'You cannot accuse a suspect you hold yourself. The game itself clears the innocent: card and holder become public.',
  'AB-R9': 'If the finder is not among the tied, they share the victory.',
  'AB-R10':
    'Questions are built from fixed parts, so that answers can be worked out before you choose between silence and answer: nobody can lie. Whoever runs out of time keeps silent where that is allowed, otherwise the answer is given for them; an asker out of time asks the first question listed.',
  'AB-R11':
    'What a card cannot do is left out; nothing is taken from an empty hand. The card is spent all the same.',
  'AB-R12': 'The bell moves only in the first player’s normal turn, never in an extra turn.',
  'AB-R13':
    'A relic may not be used in the turn it was taken, nor at the end of a turn gained by one, nor with a penance pending. Everybody sees it.',
  'AB-R14': 'The owner catches the intruder before any meeting: no question is asked.',
  'AB-R15': 'Skipped turns do not add up.',
  'AB-R16':
    'A penitent stays in the church when an event moves all pawns. Whoever is sent to penance in their own turn ends it.',
  'AB-R17':
    'With more than two squares a move may cross its starting square, and any square twice, but it may not end where it started. Whoever has no lawful move stays where they are.',
  'AB-R18':
    'No card interrupts: every card is played when its holder is to act anyway, or lies open. So nobody can read a secret from a delay.',
};
