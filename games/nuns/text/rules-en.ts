import type { RuleId } from './chapters.ts';

export const englishRules: Readonly<Record<RuleId, string>> = {
  'NR-1':
    'The convent is a net of 155 numbered points joined by 197 edges; 52 edges lead through doors, and 10 of those doors are locked. Cells 1 to 6 are the novices’, and both guards start in the Abbess’s cell, 26.',
  'NR-37':
    'Two to eight play. One player leads both guards, the Abbess and the Prioress; with eight, two players lead one guard each and win or lose together. Everybody else leads one novice.',
  'NR-2':
    'Each guard and each novice is dealt one blessing. A guard’s card serves only herself, even when one player leads both. Cards not dealt stay out of the game, unseen.',
  'NR-3':
    'Each novice gets a character with a cell, a secret wish, and four movement cards. The wish names a key and where it lies, and an object and where it lies. She begins on the run, with her token in her cell.',
  'NR-4':
    'Both guards share one supply of 16 path cards: 14 paths that can be followed from either end, 8 of them starting at 26, and 2 About Turn cards.',
  'NR-R17':
    'Two players: one novice, and the guards need 2 captures. An option for 2 to 4 players gives each novice player two novices, each with her own wish, blessing and plan; the guards then need one capture more than there are novices, and the player wins with either.',
  'NR-R18':
    'The wishes by key: 1 plum wine, 2 the birthday cake, 3 a romance, 4 the book of spells, 5 the medicine, 6 rose water, 7 a kitten, 8 a letter.',
  'NR-5':
    'A turn: the novices plan in secret; plans are carried out and cards shown; novices roll for noise; the guards move one after the other; their cards are shown and all markers removed; the guards listen; the next turn begins. There are 15 turns at most.',
  'NR-6':
    'In turn 1 novices make two moves in a row with the same card before the guards move. Each of the two keeps to the card’s range.',
  'NR-R3':
    'The two moves of turn 1 are planned together, with a single noise roll after the second. A key on which the first move ends can be used in the second.',
  'NR-7':
    'All novices choose at once: stand still (0 points, noise −3), sneak (1 or 2, −2), walk (3 or 4, −1) or run (1 to 5, no change). A step goes along one edge, and a point may be visited twice.',
  'NR-R4':
    'The card is chosen with the distance: a run may be short to bluff. The same card may be used turn after turn.',
  'NR-8':
    'When everybody has planned, the movement cards are shown together. Point, way and number of points stay secret.',
  'NR-9':
    'A locked door stops a novice without her key. With it she passes every locked door, whatever its colour. Other doors stop nobody.',
  'NR-10':
    'She takes her key only by ending a move on its point, and only the key of her own wish. She keeps it even when captured.',
  'NR-11': 'She takes her wish by ending a move on its point once she has the key.',
  'NR-12':
    'At each point of her way it is checked whether a guard, as she stands and looks, sees it. If so, her token is placed there and moves openly while she stays in sight.',
  'NR-13':
    'When she leaves sight by her own move, a Vanished marker lies between the last seen point and the first unseen one.',
  'NR-R11':
    'There is one Vanished marker for each disappearance, several if she reappears in the same move; none when a guard’s move breaks the sight, nor when a caught novice whom no guard sees disobeys. Markers never run out.',
  'NR-38': 'The token of a novice who is neither seen nor caught stands in her cell, wherever she is.',
  'NR-39': 'Novices do not block, see or meet each other; several can be on one point without knowing.',
  'NR-R1':
    'A novice can neither enter nor cross a guard’s point, unless she is obeying. So captures happen only in the guards’ moves.',
  'NR-R10': 'In her own cell a novice who has not got her wish is not safe.',
  'NR-14':
    'Noise roll: each novice rolls a die and adds her card’s modifier. That is how far she is heard, counted along edges and through doors. For each guard within that distance a Skritch marker lies beside the guard, on the first edge of a shortest way to the novice; of several such edges she chooses. Markers add up, and each belongs to one guard.',
  'NR-R2':
    'If both guards ran in the turn before, there is no noise roll. If one ran, all roll, but only the other hears. In turn 1 both can hear.',
  'NR-R12':
    'A novice in sight rolls too and can be heard; caught ones and those who just slipped away do not and cannot. A result of 0 or less is silent. One roll counts against both guards.',
  'NR-26':
    'Listening: each guard who did not run rolls a die, the Abbess first. Each novice on the run adds her own modifier of this turn, and places a marker if the guard is within the result.',
  'NR-R28': 'Listening happens by itself. In turn 15 it is left out: the game ends after the guards’ move.',
  'NR-R27':
    'Placing takes no time of its own: where several edges are shortest, the marker goes on the one the novice’s private standing order prefers, towards the lowest number or the highest; the lowest, if she has said nothing. False Noise may go beside a guard who ran.',
  'NR-25':
    'After the guards’ moves all markers are removed; none stays longer than a turn. Those placed after listening stay through the next guards’ move.',
  'NR-15':
    'Each guard has a path card and follows it point by point while nothing frees her. At its end, a black hexagon, it is discarded and a new card with an end there is chosen at once; she may go on along it in the same move.',
  'NR-R5':
    'The first paths are chosen for both guards before either moves in turn 1, without About Turn. The two never hold the same card.',
  'NR-R14':
    'Used path cards stay out. If nothing fits, neither a path at her point nor an About Turn, all used paths return to the supply, the one just finished included. About Turn cards do not return.',
  'NR-18':
    'About Turn may be chosen instead of a new card at the end of a path: it is spent, and she follows the same path back.',
  'NR-16':
    'Each guard must move in each turn: a walk of 3 or 4 points, or a run of 5 or 6. One who walked can listen afterwards, one who ran hears nothing.',
  'NR-24': 'When both have moved, their movement cards are shown; they say exactly what was done.',
  'NR-17': 'No door stops a guard, and guards do not block each other.',
  'NR-R20':
    'The guard player chooses each turn who moves first, with eight the Abbess’s player; each completes her move. Stopping is a decision of its own, possible from 3 points on.',
  'NR-19':
    'A guard who sees a novice on the run, sees a Vanished marker, or has a Skritch marker beside her may leave her path in any direction. Only the guard who noticed may.',
  'NR-R7':
    'Freedom lasts to the end of her move. It comes from a Skritch marker beside her at the start, or from a novice on the run or the last seen point of a Vanished marker in her sight, at the start or at any turn or step of her own move. A captured novice frees nobody any more.',
  'NR-20':
    'A guard who has noticed nothing at the start of her move must go back to her path by the shortest way and on along it in her former direction.',
  'NR-R13':
    'Off her path and not free, every step brings her nearer to the nearest point of the path; on it, she goes to the next point. Stepping on its end completes it, also when she is free.',
  'NR-40': 'The guards’ points, directions, paths, steps, supply and discards are public.',
  'NR-21':
    'At every step of a guard the novices in her sight are revealed. She sees ahead and to the sides, up to 6 points far; walls and doors block, trees, columns and statues do not. Before each step she turns and looks; she keeps that direction until her next step.',
  'NR-22':
    'In the tree (82) and in the confessionals (103, 107) one is seen only from the point itself, in the alcove (67) only from 68, behind the altar (150) only from 134 and 135. 10–11, 7–8–9 and 118–119 have no doors between them.',
  'NR-R6':
    'A guard sees what lies up to 95.5 degrees to either side of her direction. Her own point is always seen. At the start she faces nowhere, and from 26 nothing can be seen.',
  'NR-R19':
    'If turning shows her a novice on the run whom she has not seen before in this move, or newly frees her, she stays and decides again; no point is spent. Otherwise the step follows. On arrival come capture, then sight, then the end of the path.',
  'NR-41': 'Anybody may check any line of sight at any time; nobody learns of it.',
  'NR-23':
    'A guard who comes onto the point of a novice on the run captures her: one capture point. She loses her object but keeps her key, and is under order to go home. The guard may go on moving. The same novice can be captured again later.',
  'NR-R8':
    'After a capture, if no marker and no other novice has freed her in this turn, the rest of the guard’s move leads back to and along her path.',
  'NR-R21': 'A novice just captured scores nothing more until she has disobeyed or slipped away.',
  'NR-29':
    'If she had her wish she must fetch it again. Captured on its very point, she must leave and come back; standing still there is not enough.',
  'NR-27':
    'A caught novice is told to walk to her cell. Each turn she obeys or not. While she obeys she cannot be captured, frees no guard, leaves no marker and makes no noise.',
  'NR-R9':
    'Obeying: 3 or 4 points, or all that is left, on a shortest way home that she can pass; guards’ points do not stop her. Disobeying: an ordinary move as a novice on the run; if she shares a guard’s point she must leave it.',
  'NR-28':
    'Once an obeying novice is out of sight she has slipped away: her token goes to her cell, and from the next turn on she is hunted again.',
  'NR-R22':
    'An obeying novice is shown where she is seen. Only the end of her own move counts for slipping away; a guard who walks off does not release her.',
  'NR-R23':
    'One who slipped away and is seen by a guard in the same turn is caught again, without a capture point.',
  'NR-R24': 'An obeying novice takes neither key nor wish.',
  'NR-30':
    'Blessings, each used once and then discarded openly: False Noise (a false marker beside a guard), Noise ±1 (guards hear one further, a novice is heard one less far), Fast (one point more) and Reroll (a die is rolled again).',
  'NR-42':
    'False Noise is played after listening and frees its guard in her next move like a true marker. A guard’s goes beside herself and is discarded at once. A novice’s goes beside either guard and is shown only after listening in the next turn.',
  'NR-R16':
    'With Fast a guard may walk 5 or run 7 (run 6 where guards are limited to 5). A novice adds it to her plan: sneak 2 or 3, walk 4 or 5, run up to 6; in turn 1 for one of the two moves, and never while obeying.',
  'NR-R25':
    'All dice of a roll are thrown together. Then everybody with an unspent blessing answers once, in secret, whatever the card: pass, play it on a die, or after listening lay False Noise. After listening they are asked even without dice. It takes the same time whoever has a choice; who has not answered by then has passed. Standing orders answer for those who left them, and whoever says to all that they pass is not waited for. Rerolls take effect first, clockwise from the guard player, then Noise ±1, then all markers appear together.',
  'NR-R26':
    'After the noise roll Reroll and Noise ±1 go on any die; after listening a guard’s card goes on her own die only, a novice’s on either. A guard’s +1 counts only for what she hears herself, so for nothing if she ran; a novice’s −1 only for how far she is heard, by both guards on her own die, by the rolling guard on a listening die. A Reroll replaces the die for all.',
  'NR-31':
    'A novice wins at once when she is back in her cell with her wish. Several in the same turn: fewest captures, then shared. All others lose.',
  'NR-R15':
    'That is checked when all novices have moved, before any noise roll; she must end her move in the cell. Two novices captured on one point are two captures.',
  'NR-32':
    'The guards win the moment they have as many captures as there are players, or when no novice has won by the end of turn 15.',
  'NR-33':
    'Variants, each on its own: a run is exactly 5 points; guards go 5 points at most; as many captures as there are novices are enough; no double move in turn 1.',
  'NR-43':
    'Public are the turn, captures, who is on the run or caught, who holds a blessing, spent blessings, movement cards, all dice, all markers with who placed them, and every point at which a novice was seen, in order.',
  'NR-44':
    'Secret to all but herself are a novice’s point and way where she is not seen, the number of points, her wish, whether she has key or object, and her blessing. A false marker looks exactly like a true one until the card is shown.',
  'NR-45':
    'The guards’ blessings are hidden from novices until used; two guard players see each other’s. Otherwise the guards know no more than a spectator.',
  'NR-46':
    'While novices plan, nobody learns who has planned what. Nothing is shown before all are in, and a plan may be changed until then.',
  'NR-47': 'At the end everything is laid open: wishes, blessings and every novice’s way, turn by turn.',
  'NR-34':
    'Celeste wants the medicine: key 5 lies at 130 in the chapel, the medicine at 121 in the pharmacy. She runs twice from cell 4 to 88 (10 points), walks 3 points to 130 and takes the key, then sneaks 2 points to 115.',
  'NR-35':
    'A novice at 72 is 5 points from a guard at 23. Walking and rolling a 6 she is heard, and the marker lies on the door 23–43; with a 5 she is not.',
  'NR-36':
    'The Abbess came from 97 to 96 and does not see the novice behind her at 122. When she turns towards 95 she does, and still at 96 she may go another way at once.',
};
