import type { RuleId } from './chapters.ts';

export const englishRules: Readonly<Record<RuleId, string>> = {
  'SL-1':
    'A round castle of six zones, one around the other. Three of them turn: the centre and two corridors; the others are fixed. Eighteen squares show a secret: seven treasures, seven gnomes and four legendary animals. Four coloured start squares lie in the frame. The die shows 2, 2, 3, 3, 4 and 4. Everyone has stone, scissors and paper and keeps all three.',
  'SL-2':
    'Centre and corridors start in random positions. Everyone chooses a colour and starts on its square; the start squares of other colours are ordinary squares. The eighteen cards are shuffled and the top one is turned up: the secret everyone hunts.',
  'SL-R1': 'If the very first card is an animal, it is shuffled back until another kind comes up.',
  'SL-3': 'Chance decides who starts; then turns go clockwise.',
  'SL-4':
    'Every turn has exactly two changes of the paths, before the pawn moves. A change turns the centre by 1 to 11 notches, or shifts one corridor clockwise by one notch. A turn cannot be passed.',
  'SL-5':
    'The centre may be turned only once a turn. A corridor may be shifted twice, or each corridor once.',
  'SL-6':
    'There is no trying out: a change once made stands and cannot be taken back, unless the table plays with the option for it.',
  'SL-7': 'Pawns and secrets turn with the part they are on.',
  'SL-R9': 'Corridors move clockwise only. For the centre the direction makes no difference.',
  'SL-8':
    'After both changes you may move along an unbroken path as far as you like, across pawns and secrets too. Staying where you are is not a move.',
  'SL-9':
    'If your move ends on the wanted square and no other pawn is there, you take the card; you have no choice. It lies face down in front of you. Passing over the square takes nothing.',
  'SL-10':
    'If you already stand on the wanted square in your turn, you may take the card instead of moving: before, between or after the changes. Changes still owed must then be made, and there is no move in that turn. The rulebook says “without moving” and leaves open when: that it may be before, between or after the changes is our reading.',
  'SL-11':
    'When a card was taken, the player on turn turns up the next one as the very last thing. Then the turn passes.',
  'SL-12':
    'When no card is left, turns go on; cards then change hands only by duels and by the animals still held. That animals still held may be played then is our reading: the rulebook speaks of duels only.',
  'SL-23':
    'Cards are taken only in your own turn or by winning a duel for them. A pawn that merely finds itself on the wanted square gets nothing yet. This is our reading: the rulebook does not say what becomes of a pawn that did nothing to get there.',
  'SL-24': 'At most one wanted card is taken in a turn, apart from animals turned up at its end.',
  'SL-13':
    'Whoever turns up an animal may put their pawn on its square at once, without any path, take it and turn up the next card; if that is an animal, the same again. If they decline, it is hunted like any secret. If they stand there already, they take it without moving. Other pawns there mean a duel for the card.',
  'SL-14':
    'In your own turn, when you are to act and no duel is open, you may play an animal. It leaves the game; you choose one of your other cards to give and an opponent, draw two of their cards blindly (one, if they have only one) and give yours. You need a card to give and an opponent with a card. Several animals may be played in one turn. When in the turn, what is needed for it and that one card is drawn where there is only one is our reading.',
  'SL-R8':
    'The card to give is chosen before anything is drawn, and all cards change hands together. If both players then hold all of a kind, the player on turn wins.',
  'SL-R2': 'Only the two players concerned see what is drawn and given.',
  'SL-25':
    'Animals count for no victory, cannot be named in a duel and are never handed over by one; in an exchange they can be drawn and given.',
  'SL-15':
    'If your own move ends on a square with another pawn, and it is not the wanted one, you may challenge its player to a duel; among several you choose. One such duel a turn, and none without having moved. That the wanted square is left to the duel for its card is our reading.',
  'SL-16':
    'The challenger names treasures or gnomes, and fights for one card or for as many as the die says. The die is thrown after the kind is named and before weapons are chosen.',
  'SL-R4':
    'The kind is named for a single card too. The rulebook asks for it with the die only: this is our reading, as in the German edition.',
  'SL-27': 'A challenge cannot be declined.',
  'SL-17':
    'Both choose a weapon in secret and show it together: stone beats scissors, scissors beat paper, paper beats stone. A draw is fought again for the same stake.',
  'SL-R10': 'Weapons are chosen at the same time. If your time runs out, chance chooses.',
  'SL-18':
    'The loser hands over as many cards of the named kind as are at stake, or all they have of it; never a card of another kind.',
  'SL-R5': 'Chance chooses which cards of the kind go over: nothing in the game depends on it.',
  'SL-19': 'The winner must put the loser’s pawn on any free square of the board.',
  'SL-R6':
    'Free squares include start squares, secrets and the wanted one; a pawn put there takes nothing until its own turn.',
  'SL-28': 'After a duel nothing is left of the turn but animals, changes still owed and turning up a card.',
  'SL-20':
    'With two or three pawns on the wanted square, the card is decided by a duel of the player on turn with one of the others, whom they choose. Nothing else is at stake and there is no die: the winner takes the card and places the loser’s pawn. After a move or an animal’s jump this duel must be fought; without moving it comes only from claiming the card. The rulebook says only that there is a duel if another pawn stands there: who fights, when and for what is our reading.',
  'SL-R7':
    'If the player not on turn wins the card, the player on turn still turns up the next one, with the right to go to an animal.',
  'SL-26':
    'With four pawns on the wanted square nobody takes the card: it goes under the pile and another is turned up. If the pile is empty, it stays wanted and nobody takes it in that turn. “More than three” in the rulebook; at which moment they are counted, and what happens with an empty pile, is our reading.',
  'SL-21':
    'Whoever first holds all seven treasures or all seven gnomes wins at once, even in another player’s turn, and shows the cards.',
  'SL-R3':
    'Options: six of a kind are enough, and a last round, after which the most cards of one kind win; ties share the victory.',
  'SL-22':
    'Cards lie face down: everybody sees how many, and only their owner sees which. What was seen in public may be remembered; the memory aid lists it.',
  'SL-29':
    'Public are: each card taken from the board and by whom, the kind and number of cards handed over in a duel, the number of cards in an exchange. Secret are: which treasure or gnome went over, what an exchange brought, and the order of the pile.',
  'SL-30':
    'Without the memory aid, chronicle and table name a taken card only until the next one is taken: memory counts.',
};
