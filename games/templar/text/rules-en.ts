import type { RuleId } from './chapters.ts';

export const englishRules: Readonly<Record<RuleId, string>> = {
  'TP-1':
    'The abbey has 13 numbered rooms, one of which is the Church. A main portal and a side portal each open on one room, passages join neighbouring rooms, and one movable door always stands in one of the passages.',
  'TP-2':
    'The harbour is a row of six warehouses, the first marked with a ship. The first three hold three tiles each, the others four.',
  'TP-3': 'The bag holds 90 harbour tiles: 13 chalices, 17 books and 20 signet rings of each of three types.',
  'TP-4':
    'Each player has 5 chalices, 6 books and 7 rings of each type as a reserve, a pawn, a score marker and ten cards: the monks Anselmus, Josua and Lucas, the novice Benjamin, the illuminator Stephanus, the porter Porticus, the messenger Maria, the abbot Remigius, the prior Severus, and Bells.',
  'TP-5':
    'Every room has places of its own: slots for one chalice or one book each, and one or more ring zones with one or more places.',
  'TP-46': 'Three figures belong to nobody: Remigius, Severus and Vitus the spy. Vitus has no card.',
  'TP-47':
    'Every object has an uncounted and a counted face. It is uncounted in reserve and stock and when it is hidden; once turned it stays counted.',
  'TP-48': 'The order of set-up: harbour, door, Remigius, Vitus, Severus, choice of rings, first round.',
  'TP-6':
    'The warehouses are filled from the bag in order, each to its capacity. A second chalice for the same warehouse is laid aside and another tile drawn; when all six are full the chalices laid aside go back into the bag. That they wait until then is our reading: the rulebook says “then”.',
  'TP-7': 'The door starts between rooms 9 and 13.',
  'TP-R14': 'The start player is drawn at random.',
  'TP-8':
    'Counter-clockwise, beginning on the start player’s right: one player places Remigius in any room, the next Vitus in a room next to him, the next Severus in any room, also one of theirs. In a first game Remigius starts in room 1, Severus in room 13 and Vitus before the main portal.',
  'TP-R4':
    'With two players the other one places Remigius, the start player Vitus, the other one Severus. For Vitus a passage is enough, even a locked one.',
  'TP-R16':
    'In a first game nobody places figures. Vitus before the portal is in no room: he bars nothing and Stephanus does not count him. At Remigius’s first step he enters room 1.',
  'TP-9': 'All pawns start before the main portal, all scores at 0.',
  'TP-10':
    'Each player picks two ring types and takes two rings of each, and one of the third type, out of their reserve. This is the stock; everyone can see it.',
  'TP-R17': 'Everyone may choose rings at once and in any order; each choice is public when it is made.',
  'TP-11':
    'Stephanus is always in play with five players and optional with fewer. With three the rulebook advises to leave him out, which makes the game harder. Without him everyone has nine cards.',
  'TP-R15':
    'By default Stephanus is left out with two and three players and in play with four; with five he cannot be switched off. The first-game set-up is off by default.',
  'TP-12':
    'In the first round everyone picks a card in secret. All are shown at once and carried out clockwise from the start player. Only in this round may two players show the same card.',
  'TP-13':
    'Later everyone in turn, clockwise from the start player, plays one card from hand on top of their own pile and carries it out. Only the top card of a pile is visible.',
  'TP-R1': 'The start player never changes.',
  'TP-14':
    'A card that lies visible on top of an opponent’s pile may not be played. At this table such a card is not offered, so the penalty for playing one never arises.',
  'TP-49':
    'What counts is the moment of playing: every opponent’s top card blocks, also one of the round before; an empty pile blocks nothing.',
  'TP-15':
    'Everyone may know how many cards others hold and how many tiles are left in the bag. At this table the tiles left are also shown by kind: every tile drawn was seen, so this is only counting. That is our reading.',
  'TP-R18':
    'The order of a turn: leave the harbour, choose a card, move, act, announce or not. So your own Bells never supply your own pawn. A pawn in the harbour or before a portal is in no room.',
  'TP-R20':
    'Secret are only the first cards until all are shown, which ring another has chosen to turn until all have chosen, the order of the bag and the order of Raphael’s cards. Other hands show as a number and piles as a top card, but all that was played was seen by everyone.',
  'TP-16':
    'Figures go from room to neighbouring room through open passages. A card that moves a figure must move it at least one room; its number is the most.',
  'TP-17': 'No figure enters the same room twice in one move, except a pawn led by Benjamin.',
  'TP-R6':
    'Our reading of “not the same room more than once”: the room a figure starts from counts as entered, so it cannot go there and back. With Benjamin a room may be entered twice at most.',
  'TP-18': 'The locked door stops pawns, Remigius and Severus from both sides. Vitus has keys of his own.',
  'TP-19': 'Going in from a portal costs a step: the pawn moves into the room behind it.',
  'TP-50': 'Any number of figures may share a room. Only Vitus bars a room, and only to Remigius.',
  'TP-20':
    'An object goes on an empty place of its kind, uncounted face up. All rings in one zone are of one type, whoever owns them; different zones of a room may have different types or the same.',
  'TP-R10':
    'A zone has the type of the rings in it, turned ones too. When it is empty again any type may come.',
  'TP-21':
    'Nothing is hidden in, brought to, taken from or counted in the room where Severus is. Anyone may enter or cross it, also with a ring carried by Benjamin.',
  'TP-51':
    'A monk hides objects of your own stock, of the same or of different kinds, in the room where your pawn ended its move. You may also hide fewer, or none.',
  'TP-52':
    'A hidden object stays where it is to the end and keeps its place occupied. The one exception is an uncounted ring moved by Benjamin.',
  'TP-22': 'Anselmus: your pawn moves exactly one room, then you hide up to three objects there.',
  'TP-23': 'Josua: one or two rooms, then up to two objects.',
  'TP-24': 'Lucas: one to three rooms, then up to one object.',
  'TP-25':
    'Benjamin: your pawn moves one to three rooms and may enter a room twice. On the way it may pick up one uncounted ring of any owner, in the room it starts from or one it crosses, and must then hide it in another room as usual. In Severus’s room it neither picks up nor hides, though it may cross it.',
  'TP-53':
    'The ring goes to a room the pawn crosses or ends in after picking it up; it keeps its owner and lies uncounted. Afterwards the pawn may walk on with the steps left. One ring a turn; never a counted ring, a book or a chalice.',
  'TP-26': 'In the last round Benjamin picks up only your own rings.',
  'TP-R21':
    'A ring can be picked up only if the steps left can take it to another room, not Severus’s, with a place for its type. While you carry it only steps that keep such a way open are possible, and the move cannot end. A room left earlier may be entered again to hide the ring there, unless the ring comes from it.',
  'TP-27':
    'Maria: your pawn goes to any warehouse, from wherever it is. All its tiles leave the game; for each you take the same object from your reserve into your stock, or nothing if there is none. Just before your next turn the pawn goes to the main or the side portal, as you like.',
  'TP-R19':
    'Maria may also go to an empty warehouse, where nothing is gained, and to one where another pawn stands.',
  'TP-28':
    'Stephanus: your pawn moves one or two rooms; you gain a point for every other figure in the room reached, pawns, Remigius, Severus and Vitus alike. Severus does not prevent this, and rooms crossed do not count.',
  'TP-29':
    'Porticus: move the door to another passage, never to a portal, and gain a point. The passage it left is open again.',
  'TP-R22': 'Porticus must change the passage: any of the other 16 will do, whoever stands beside it.',
  'TP-34': 'Severus: he moves one to three rooms, and you gain a point.',
  'TP-35':
    'If your pawn is in a warehouse it moves to a portal even when you play a card that moves no pawn: Porticus, Remigius, Severus or Bells.',
  'TP-R5':
    'A pawn in the harbour goes before a portal of its owner’s choice at the start of their next turn, whatever they then play. Nobody walks out of a portal, and Remigius and Severus never go outside.',
  'TP-36':
    'Bells: take your whole pile back, Bells too, and new goods arrive: as many tiles as the number on the card that lay on top before. Bells never stay visible, so they can always be played and nobody is ever stuck.',
  'TP-R2':
    'Bells with no card before them, in the first round or twice running, bring no tiles and trigger nothing.',
  'TP-30':
    'Remigius moves one or two rooms, not through Vitus’s room unless there is no other way, and never ends there. He counts the room he ends in: every uncounted ring gives its owner 2 points, every book 3, every chalice 5, whoever played the card.',
  'TP-31':
    'After a count all books and chalices counted are turned, but only one ring of each player. The other rings stay uncounted and score again at the next count.',
  'TP-R9':
    'Which ring is turned is its owner’s choice. Only owners with uncounted rings in two or more zones of the room are asked, all at once, before the next turn.',
  'TP-32': 'Where Severus is nothing is counted: no points, and nothing is turned.',
  'TP-33':
    'Vitus follows: each time Remigius steps into a room Vitus enters the one he left, locked door or not.',
  'TP-R7': 'Vitus follows step by step, so after two steps he is in the room between.',
  'TP-R8':
    'Vitus’s room is where he is at that step; after the first step it is the room just left, and his old room is free. Remigius steps into it only if no other open passage leads out, and must then go on to a second room, not back. On this map he always has a move.',
  'TP-37':
    'New tiles are drawn one at a time: the first goes to the ship’s warehouse, the next to the one after it, skipping full ones and from the sixth back to the first, until the number is placed or all are full. Each time Bells are played it begins at the ship again.',
  'TP-38':
    'A second chalice for a warehouse goes on to the next one that has none and has room; if there is none it leaves the game. The next tile goes to the warehouse after the one where the chalice ended.',
  'TP-54':
    'A chalice that leaves the game in this way is not one of the number due: another tile is drawn for the same warehouse.',
  'TP-39':
    'A pawn in a warehouse gets the newly placed objects from its owner’s reserve once the filling is over; those tiles leave the game. This happens at every Bells while the pawn is there.',
  'TP-55':
    'Until the filling is over new tiles lie in their warehouse and count for its capacity and its one chalice, also where a pawn stands.',
  'TP-R11':
    'If two pawns are in one warehouse, which can come only from the first round, each owner gets the new objects from their own reserve. An object the reserve lacks is lost, and its tile leaves the game all the same.',
  'TP-40':
    'The last round comes when Bells are played and the bag cannot supply the number due, or when a player has an object in each of the 13 rooms at the end of their turn, counted or not, and announces it. Both are our reading: the rulebook speaks of too few tiles “to fill the warehouses”, and of an announcement “during the turn”.',
  'TP-R3':
    'The bag has run short when a tile due cannot be drawn while a warehouse still has room. All warehouses full first, or a bag emptied exactly, starts nothing yet. Only the first trigger counts.',
  'TP-R23':
    'Announcing is your choice. It is offered as the last decision of your turn while no last round runs, and again at the end of each later turn in which it is true.',
  'TP-41': 'Then everyone plays one last turn, also the one who triggered it, who is the very last.',
  'TP-56':
    'The turn that triggers is finished as usual: tiles that could be drawn are placed and handed out. The last round begins on the left of the player who triggered it and ends with that player.',
  'TP-57':
    'In the last round all rules hold. Bells then fill the harbour as far as the bag goes and trigger nothing more.',
  'TP-42':
    'At the end each uncounted ring in the Church gives its owner 2 points, and everyone gets points for the number of rooms that hold their objects, counted or not: 1, 2, 3 and 4 for three to six rooms, 6, 8, 10 and 12 for seven to ten, 15, 18 and 22 for eleven to thirteen. Most points win; a tie is shared.',
  'TP-R12': 'The Church is room 13. Its bonus also counts where Severus is.',
  'TP-R24':
    'A safety stop of this table: if no tile leaves the bag for 40 rounds, the last round starts as if the last player of the 40th had triggered it.',
  'TP-R25': 'Scores have no upper limit; a printed track that ends is gone round again.',
  'TP-43':
    'With two players Raphael is an imaginary third: two unused sets of cards without one of the Bells, 17 cards or 19 with Stephanus. 7 rings of each type, 5 books and 4 chalices are taken out of the bag.',
  'TP-58':
    'The tiles are taken out before the harbour is filled: 60 remain, namely 13 rings of each type, 12 books and 9 chalices, of which 39 are in the bag after set-up.',
  'TP-44':
    'After the first round Raphael’s top card is turned up before each turn of the start player; while it equals a card visible before either player another is turned up. Neither may play that card in this round. Raphael does nothing else.',
  'TP-45':
    'When Raphael’s Bells come up all his cards are shuffled again, shown ones and Bells too, and the next card is turned up by the same rule.',
  'TP-59':
    'Only the card Raphael turned up last blocks. It stays until the next one, which comes before every later turn of the start player, in the last round too.',
  'TP-R13': 'Raphael shows no card in the first round.',
};
