import type { RuleId } from './chapters.ts';

export const englishRules: Readonly<Record<RuleId, string>> = {
  'TC-1':
    'There are 35 combination cards. Each shows three different statuettes side by side, left, middle and right, out of seven: Wave, Tiki, Cthulhu, Axolotl, Narwhal, Emperor Penguin and Kraken.',
  'TC-2':
    'Every possible trio of statuettes is on exactly one card, in one order only. Each statuette stands five times on the left, five times in the middle and five times on the right.',
  'TC-3':
    'Five half-medallions lie on the table. They can never run out: at most every one of four players holds one, and the winner a second.',
  'TC-4':
    'The cards are shuffled and every player gets one as their combination, on a stand: everyone else sees its statuettes, its owner does not. The other cards are the draw pile, face down for all.',
  'TC-5': 'One player is the first player and holds the marker.',
  'TC-6':
    'Every player has a note sheet with a box for each of the seven statuettes at each of the three positions.',
  'TC-R11':
    'Chance decides who is first player. Cards are dealt two at a time, clockwise, beginning with the first player.',
  'TC-7': 'A round begins with two cards laid open in front of every player, the first player included.',
  'TC-9':
    'Everyone has one turn, clockwise from the first player. On your turn you name another player who still has cards in front of them and take one of the two cards; the player you named gets the other.',
  'TC-21':
    'Once a player has been named, both their cards are gone. So nobody is named twice in a round, and no card is left after the last turn.',
  'TC-10':
    'Both of you decode the card you got by laying it above your own combination. A blue ring appears for each of its statuettes that stands in your combination at the same position, a red triangle for each that stands there at another position. If nothing appears, none of the three is in your combination.',
  'TC-22': 'You only learn how many rings and triangles there are, never which statuettes they stand for.',
  'TC-R13':
    'Left, middle and right are always meant as seen on the statuette side, for combinations, decoded cards and declarations alike.',
  'TC-12': 'A decoded card stays in view beside its player, who can look at it again.',
  'TC-R12':
    'Setting the card aside is done for you: every decoded card lies with its result in front of whoever decoded it.',
  'TC-11':
    'If you are the last in the round and yours are the only cards left, you name nobody and decode both.',
  'TC-R8':
    'This can only happen to the last player of a round, because before that somebody else always still has cards. With two players it never happens.',
  'TC-13':
    'When everybody has had a turn, the marker passes to the next player clockwise and a new round begins.',
  'TC-8':
    'With two to four players: whenever a card is needed and the draw pile is used up, the discard is shuffled and becomes the new pile. Cards in play stay where they are.',
  'TC-R3':
    'If pile and discard together are too few to deal a round, exactly as many set-aside cards as are missing go to the discard: the ones kept longest, whoever they belong to. Of the two cards of one turn, the active player’s counts as the older; of two that one player decoded together, the one dealt first.',
  'TC-R7':
    'If everyone keeps all their cards, this happens in round 4 with four players, in round 6 with three and in round 9 with two. What a returned card told you stays in your notes and in the chronicle.',
  'TC-14': 'At any time, even when it is not your turn, you may declare your three statuettes in order.',
  'TC-15':
    'If all three are at their positions, you gain a half-medallion, and with your second one you win at once. The right statuettes in another order are wrong.',
  'TC-16':
    'Right or wrong, unless the game is over, you discard your combination and all the cards you had set aside, and get a new combination. A mistake costs nothing else: you keep your half-medallion.',
  'TC-R2':
    'The cards in front of you stay there when you get a new combination, and if it was your turn it still is.',
  'TC-R4':
    'Declarations count in the order in which they are made. Once somebody has won, no more are heard.',
  'TC-R5':
    'You must name three different statuettes; whether such a card exists does not matter. Anything else is not accepted and costs nothing.',
  'TC-R9':
    'A rule of this table against blind guessing: you may declare only after decoding at least one card with your present combination. The option “Free guessing” lifts it.',
  'TC-R14':
    'Everybody hears the declaration and its verdict, and everybody sees the discarded combination, its owner too. At the end of the game all combinations are shown.',
  'TC-R15':
    'The new combination is drawn after the old one and its cards were discarded, so if the discard has just been shuffled it may be one of those. A card decoded earlier may also turn up and be decoded again.',
  'TC-R1':
    'Two things are hidden from you: your own combination and the order of the draw pile. Everything else is open to all: the cards on the table, the combinations of the others, the discard, every decoding and every declaration.',
  'TC-R10':
    'Onlookers see no combination that is still on its stand, only what all players see; otherwise one could look on at one’s own game.',
  'TC-23':
    'Only blue rings: each of the card’s three statuettes, if you have it, is where the card shows it. Cross out its two other positions.',
  'TC-24':
    'Only red triangles: none of the card’s three statuettes is where the card shows it. Cross out that position for each.',
  'TC-25':
    'Nothing at all: cross out the card’s three statuettes at every position. Circles and triangles together: nothing can be crossed out at once, but the numbers help later.',
  'TC-17':
    'Shuffle the cards. The first one is your combination, which you do not look at; draw the next one and decode it.',
  'TC-18': 'On every turn you turn up two cards, discard one of them and decode the other.',
  'TC-19':
    'You may declare at any time, and each combination you find scores one point. Found or not, you take a new combination and draw and decode one card, as at the start.',
  'TC-26': 'In the solo game the discard never comes back: each of the 35 cards serves at most once.',
  'TC-R16':
    'Turning up cards is your own move, so you may declare before it. If you declare while two cards lie open, they stay open, and you choose between them after the first card of the new combination has been decoded.',
  'TC-R17':
    'A new combination takes two cards from the pile, itself and one to decode. If there are fewer, the game ends with that declaration, and cards still open are not used.',
  'TC-R6':
    'If only one card is left to turn up, it is decoded without a choice. With the pile empty and no card open, you may declare once more or finish; then the game ends.',
  'TC-20':
    'The game ends when the 35 cards have run out. Your score earns a title: Novice of the Threshold for 1 or 2, Guide of the Galleries for 3, Expert of the Seals for 4, Master of the Mechanisms for 5, Voice of the Temple for 6, Oracle of the Deep for 7, Legend of the Seven Statuettes for 8.',
  'TC-R18': 'A score of 0 has no title; more than 8 has the title of 8.',
};
