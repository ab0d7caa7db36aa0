import { counted, does, list, object } from '../../english.ts';
import { capital, type Who, WINDOW_WORDS } from '../../words.ts';
import { type Card, NOISE } from '../rules/cards.ts';
import type { Named, Rolled, Sighting } from '../rules/events.ts';
import type { Plan } from '../rules/state.ts';
import { FIRST_NOVICE, LAST_TURN } from '../rules/state.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { englishPrimer } from './primer-en.ts';
import { englishRules } from './rules-en.ts';
import { englishTeaching } from './teaching.ts';

const points = (count: number) => counted(count, 'point', 'points');

const CARDS = { stand: 'Stand still', sneak: 'Sneak', walk: 'Walk', run: 'Run' } as const;
const BLESSINGS = { falseNoise: 'False Noise', adjust: 'Noise ±1', fast: 'Fast', reroll: 'Reroll' } as const;
const PASSED = { turn: 'for this turn', game: 'for the rest of the game' } as const;

/** What a card says one does. */
const PACES = { stand: 'stand still', sneak: 'sneak', walk: 'walk', run: 'run' } as const;
const HER_PACES = { stand: 'stands still', sneak: 'sneaks', walk: 'walks', run: 'runs' } as const;

const REACHES = {
  stand: '0 points',
  sneak: '1 or 2 points',
  walk: '3 or 4 points',
  run: '1 to 5 points',
} as const;
const reach = (card: Card, exactRun: boolean) => (exactRun && card === 'run' ? '5 points' : REACHES[card]);
const noise = (card: Card) => `noise ${NOISE[card] === 0 ? 'as rolled' : `−${-NOISE[card]}`}`;

const forWhom = (who: Who, yours: string, others: string) => (who.you ? yours : `${others} for ${who.name}`);

function dieOf(one: Named, of: Named, who: Speaker['who']): string {
  if (one.figure === of.figure) return who(of).you ? 'your own die' : 'her own die';
  return who(of).you ? 'your die' : `the die of ${object(who(of))}`;
}

const values = (dice: readonly Rolled[], who: Speaker['who']) =>
  dice.map((die) => `${object(who(die))} ${die.value}`).join(', ');

const sightings = (sees: readonly Sighting[], { who, point }: Speaker) =>
  list(sees.map((one) => `${object(who(one))} at ${point(one.at)}`));

const ordinal = (count: number) => `${count}${['st', 'nd', 'rd'][count - 1] ?? 'th'}`;

/** A plan as it is drawn so far. */
const drawn = ({ card, obeys, fast }: Plan, legs: readonly string[]) => {
  const pace = card === null ? 'nothing yet' : CARDS[card].toLowerCase();
  const way = legs.join('; then ');
  return `${obeys ? 'obey' : pace}${way && `, ${way}`}${fast > 0 ? ', with Fast' : ''}`;
};

export const english: Lexicon = {
  name: 'Nuns on the Run',
  tagline: 'Out of bed, past the Abbess, and back with what you should not have.',
  areas: {
    'cell-1': 'Anne Marie’s cell',
    'cell-2': 'Margaret’s cell',
    'cell-3': 'Theresa’s cell',
    'cell-4': 'Celeste’s cell',
    'cell-5': 'Angelica’s cell',
    'cell-6': 'Bernadette’s cell',
    'laundry-lavatorium': 'laundry',
    'main-store': 'main store',
    gardens: 'gardens',
    'dormitory-corridor': 'dormitory corridor',
    'prioress-cell': 'Prioress’s cell',
    'abbess-cell': 'Abbess’s cell',
    'chapter-room': 'chapter room',
    toilet: 'toilet',
    'small-store': 'small store',
    cloister: 'cloister',
    'entry-hall': 'entry hall',
    chapel: 'chapel',
    'confessional-left': 'left confessional',
    'confessional-right': 'right confessional',
    'east-corridor': 'east corridor',
    parlor: 'parlour',
    'east-store': 'east store',
    'north-corridor': 'north corridor',
    scriptorium: 'scriptorium',
    'west-passage': 'west passage',
    'garden-entry': 'garden entry',
    outside: 'path outside',
    library: 'library',
    pharmacy: 'pharmacy',
    sacristy: 'sacristy',
    kitchen: 'kitchen',
    refectory: 'refectory',
    pantry: 'pantry',
  },
  guards: ['the Abbess', 'the Prioress'],
  cards: CARDS,
  blessings: BLESSINGS,
  wishes: {
    plumWine: 'plum wine',
    birthdayCake: 'the birthday cake',
    romance: 'a romance',
    bookOfSpells: 'the book of spells',
    medicine: 'the medicine',
    roseWater: 'rose water',
    kitten: 'a kitten',
    letter: 'a letter',
  },
  roles: {
    guards: 'the guards',
    guard: ['the Abbess', 'the Prioress'],
    novice: 'a novice',
    novices: 'two novices',
  },
  colours: { 'light-blue': 'light blue', green: 'green', purple: 'purple', red: 'red', orange: 'orange' },
  pathName: (colour, from, to) => `the ${colour} path ${from}–${to}`,
  options: {
    exactRun: { name: 'Exact runs', line: 'A run is exactly 5 points instead of 1 to 5.' },
    slowGuards: { name: 'Slower guards', line: 'Guards go 5 points at most instead of 6.' },
    fewerCaptures: {
      name: 'Fewer captures',
      line: 'The guards need as many captures as there are novices, not players.',
    },
    singleStart: { name: 'No head start', line: 'Novices have one move in turn 1, not two.' },
    twoNovices: {
      name: 'Two novices each',
      line: 'Every novice player leads two novices and wins with either (2 to 4 players).',
    },
    window: WINDOW_WORDS.en,
  },
  composing: {
    title: 'Plan a move …',
    whose: 'Whose move?',
    card: 'Which movement card?',
    pace: (who, card, disobeys, exactRun) =>
      `${who}${disobeys ? ' disobeys' : ''}: ${CARDS[card].toLowerCase()} (${reach(card, exactRun)}, ${noise(card)})`,
    obey: (who) => `${who} obeys and goes home`,
    fast: 'Use Fast?',
    fasts: ['Without Fast', 'With Fast', 'With Fast in the second move'],
    step: (from) => `From ${from}: where to?`,
    rest: (who) => `End ${who}’s first move here`,
    end: 'End here',
  },
  labels: {
    plan: (who, plan, legs) => `${who}: ${drawn(plan, legs)}`,
    aim: (who, { card, obeys, fast }, end) => {
      if (obeys) return `${who} obeys and goes home as far as ${end}`;
      const pace = CARDS[card].toLowerCase();
      return card === 'stand'
        ? `${who}: ${pace}`
        : `${who}: ${pace} to ${end}${fast > 0 ? ', with Fast' : ''}`;
    },
    bless: (who, blessing, of, value, wasted) =>
      `${who} plays ${blessing ? BLESSINGS[blessing] : 'a blessing'} on the ${value} of ${of}${wasted ? ' (wasted: she ran and hears nothing)' : ''}`,
    feign: (who, guard, to) => `${who} plays False Noise beside ${guard}, towards ${to}`,
    keep: (who) => (who === null ? 'Pass' : `Pass for ${who}`),
    withdraw: 'Take your answer back',
    takePath: (path, to) => `Take ${path}, towards ${to}`,
    aboutTurn: 'About Turn: follow the same path back',
    lead: (guard) => `${guard} moves first`,
    go: (guard, to, fast) => (fast ? `${guard} to ${to}, with Fast` : `${guard} to ${to}`),
    stop: (guard, count, fast) =>
      fast
        ? `${guard} stops after ${points(count)}, as a walk with Fast`
        : `${guard} stops after ${points(count)}`,
    order: (who, order) => `Order for ${who}: her blessing ${order}`,
    edge: (who, edge) => `Order for ${who}: of equal ways, her markers lie towards the ${edge} number`,
    pass: (until) => `Say to all: I pass ${PASSED[until]}`,
  },
  sentences: {
    dealt: ({ cells }, { novice }) =>
      `${list(cells.map(novice))} slip${cells.length === 1 ? 's' : ''} out of bed.`,
    wishDealt: ({ wish, ...one }, { who, novice, wish: called }) =>
      who(one).you
        ? `You are ${novice(one.cell)} and long for ${called(wish)}.`
        : `${novice(one.cell)} longs for ${called(wish)}.`,
    blessingDealt: ({ blessing, ...one }, { who }) =>
      `${does(who(one), 'are given', 'is given')} a blessing: ${BLESSINGS[blessing]}.`,
    turnBegun: ({ turn, double }) =>
      double ? `Turn ${turn} begins: the novices plan two moves.` : `Turn ${turn} begins: the novices plan.`,
    planned: ({ plan, ...one }, { who, legs }) =>
      `${forWhom(who(one), 'Your plan', 'Plan')}: ${drawn(plan, legs(plan))}.`,
    answered: ({ of, feint, ...one }, { who, guard, point }) => {
      if (of)
        return `${does(who(one), 'mean to play your', 'means to play her')} blessing on ${dieOf(one, of, who)}.`;
      if (feint)
        return `${does(who(one), 'mean', 'means')} to place a false marker beside ${guard(feint.guard)}, towards ${point(feint.to)}.`;
      return `${does(who(one), 'keep your', 'keeps her')} blessing.`;
    },
    withdrawn: () => 'You take your answer back.',
    ordered: ({ blessing, when, limit, ...one }, { who, order }) =>
      `${forWhom(who(one), 'Your order', 'Order')}: ${BLESSINGS[blessing]} ${order(one.figure, blessing, { when, limit })}.`,
    edgeOrdered: ({ edge, ...one }, { who }) =>
      `${forWhom(who(one), 'Your order', 'Order')}: of equal ways, ${who(one).you ? 'your' : 'her'} markers lie towards the ${edge} number.`,
    stood: () => 'You leave word how to answer for you.',
    passed: ({ seat, until }, { player, isYou }) =>
      isYou(seat) ? `You pass ${PASSED[until]}.` : `${player(seat)} passes ${PASSED[until]}.`,
    cardsShown: ({ novices }, { who }) =>
      `Cards are shown: ${novices
        .map((one) => {
          const told = one.obeys === null ? '' : one.obeys ? ' (obeying)' : ' (disobeying)';
          return `${object(who(one))} ${(who(one).you ? PACES : HER_PACES)[one.card]}${told}${one.fast ? ' with Fast' : ''}`;
        })
        .join('; ')}.`,
    seen: ({ at, ...one }, { who, point }) => `${does(who(one), 'are seen', 'is seen')} at ${point(at)}.`,
    vanished: ({ from, to, ...one }, { who, point }) =>
      `${does(who(one), 'vanish', 'vanishes')} between ${point(from)} and ${point(to)}.`,
    released: (one, { who }) =>
      who(one).you
        ? 'You are out of sight and slip away; you cannot be caught before the next turn.'
        : `${object(who(one))} is out of sight and slips away; she cannot be caught before the next turn.`,
    arrived: ({ at, tookKey, tookWish, ...one }, { who, point }) => {
      const { you } = who(one);
      const took = [
        ...(tookKey ? [you ? 'take your key' : 'takes her key'] : []),
        ...(tookWish ? [you ? 'take what you longed for' : 'takes what she longed for'] : []),
      ];
      const ends = does(who(one), 'end your move', 'ends her move');
      return `${ends} at ${point(at)}${took.length > 0 ? ` and ${list(took)}` : ''}.`;
    },
    noRoll: () => 'Both guards ran last turn and hear nothing: nobody rolls for noise.',
    rolled: ({ listening, dice }, { who }) => {
      if (dice.length > 1) {
        return `${listening ? 'The guards listen' : 'The novices roll for noise'}: ${values(dice, who)}.`;
      }
      const [{ value, ...one }] = dice;
      const rolls = listening
        ? does(who(one), 'listen', 'listens')
        : does(who(one), 'roll for noise', 'rolls for noise');
      return `${rolls}: ${value}.`;
    },
    blessed: ({ blessing, of, value, ...one }, { who }) =>
      blessing === 'reroll'
        ? `${does(who(one), 'have', 'has')} ${dieOf(one, of, who)} rolled again: ${value}.`
        : `${does(who(one), 'play', 'plays')} Noise ±1 on ${dieOf(one, of, who)}.`,
    settled: ({ dice }, { who }) =>
      `${dice.length === 1 ? 'The die stands' : 'The dice stand'}: ${values(dice, who)}.`,
    noises: ({ markers, listening, listened }, { who, guard, point }) => {
      if (markers.length > 0) {
        const lie = markers.map((one) => {
          const at = `beside ${guard(one.guard)}, towards ${point(one.to)}`;
          if (one.figure < FIRST_NOVICE) return `a false marker lies ${at}`;
          return `${who(one).you ? 'your marker' : `a marker of ${object(who(one))}`} lies ${at}`;
        });
        return `Skritch! ${capital(lie.join('; '))}.`;
      }
      // Not told by version 2 and before.
      return listening && listened === false ? 'Both guards ran: nobody listens.' : 'Nothing is heard.';
    },
    feigned: ({ guard, to }, speak) =>
      `${speak.guard(guard)} plays False Noise beside herself, towards ${speak.point(to)}.`,
    feintShown: (one, { who }) =>
      `${does(who(one), 'show', 'shows')} False Noise: a marker of ${who(one).you ? 'yours' : 'hers'} last turn was a trick.`,
    pathTaken: ({ guard, path }, speak) => `${speak.guard(guard)} takes ${speak.path(path)}.`,
    aboutTurned: ({ guard, left }, speak) =>
      `${speak.guard(guard)} plays About Turn and goes back along her path; ${left === 0 ? 'none is' : `${left} is`} left.`,
    pathsReturned: ({ paths }) =>
      `No path fits: ${counted(paths.length, 'used card returns', 'used cards return')} to the supply.`,
    leads: ({ guard }, speak) => `${speak.guard(guard)} moves first.`,
    // A turn on the spot belongs to the step it begins, unless it is all that comes of it.
    turned: ({ guard, to, sees, interrupted }, speak) =>
      interrupted
        ? `${speak.guard(guard)} turns towards ${speak.point(to)}, sees ${sees.length > 0 ? sightings(sees, speak) : 'where somebody vanished'} and stops short.`
        : '',
    stepped: ({ guard, to, captured, sees, fast, points: count }, speak) => {
      const goes = `${speak.guard(guard)} goes to ${speak.point(to)}`;
      const nth = `her ${ordinal(count)} point${fast ? ', with Fast' : ''}`;
      const caught = list(captured.map((one) => object(speak.who(one))));
      const step = captured.length > 0 ? `With ${nth} ${goes} and catches ${caught}` : `${goes}, ${nth}`;
      return `${step}${sees.length > 0 ? `; she sees ${sightings(sees, speak)}` : ''}.`;
    },
    captures: ({ captures, needed }) => `Captures: ${captures} of ${needed}.`,
    recaught: ({ at, ...one }, { who, point }) =>
      `${does(who(one), 'are seen', 'is seen')} again at ${point(at)}: still under order.`,
    pathEnded: ({ guard, path }, speak) =>
      `${speak.guard(guard)} has come to the end of ${speak.path(path)}.`,
    stopped: ({ guard, points: count, fast }, speak) =>
      `${speak.guard(guard)} stops after ${points(count)}${fast ? ', a walk with Fast' : ''}.`,
    guardCardsShown: ({ ran }, { guard }) =>
      `The guards show their cards: ${ran.map((did, i) => `${guard(i)} ${did ? 'ran' : 'walked'}`).join(', ')}. All markers are taken off.`,
    noviceWon: ({ figures, winners }, { who }) => {
      const home = figures.map(who);
      const tie =
        figures.length > winners.length
          ? ` Fewest captures: ${list(winners.map((one) => object(who(one))))}.`
          : '';
      if (home.length > 1)
        return `${list(home.map(object))} are back in bed with what they longed for!${tie}`;
      return `${does(home[0], 'are back in bed with what you', 'is back in bed with what she')} longed for!`;
    },
    guardsWon: ({ how }) =>
      how === 'captures'
        ? 'The guards have made enough captures and win.'
        : 'The night is over: the guards win.',
    laidOpen: ({ figures }, { who, wish }) =>
      `Everything is laid open: ${figures
        .map(
          (one) =>
            `${object(who(one))} ${one.wish === null ? '' : `wanted ${wish(one.wish)} and `}held ${BLESSINGS[one.blessing]}`,
        )
        .join('; ')}.`,
  },
  refusals: {
    over: 'The game is over.',
    notYours: 'That is not for you to decide.',
    notNow: 'This belongs to another part of the turn.',
    notAsked: 'Nothing is asked of you in this window.',
    handedIn: 'Just this is handed in already.',
    notHandedIn: 'There is no answer to take back.',
    noCard: 'Choose a movement card first.',
    notCaught: 'Only a caught novice can obey.',
    mustLeave: 'She shares a guard’s point and must leave it.',
    shutIn: 'There is no way out of here: she can only stand still.',
    notNext: 'A step goes along one edge to a neighbouring point.',
    lockedDoor: 'The door is locked, and she has not got her key.',
    guardThere: 'A guard stands there.',
    tooFar: 'That is further than her card carries her.',
    notHomeward: 'Obeying, she goes home by the shortest way.',
    noFast: 'Fast cannot be used here.',
    oneMoveOnly: 'There is no further move in this turn.',
    tooShort: 'Her card asks for more points.',
    unfinished: 'The plan is not finished.',
    cardSpent: 'This blessing is already used.',
    otherBlessing: 'Her blessing is of another kind.',
    noSuchDie: 'There is no such die in this roll.',
    alreadyChosen: 'That is what is chosen already.',
    ownDieOnly: 'After listening a guard’s card goes on her own die.',
    feintLater: 'False Noise is played after the guards have listened.',
    ownFeintOnly: 'A guard’s False Noise goes beside herself.',
    notBesideGuard: 'The marker lies on an edge at the guard’s point.',
    noPathWanted: 'No path is to be chosen now.',
    pathFirst: 'Choose a path card first.',
    notInSupply: 'This path card is not in the supply.',
    pathElsewhere: 'This path does not begin where she stands.',
    noAboutTurn: 'No About Turn can be played here.',
    notNextForGuard: 'A guard steps to a neighbouring point.',
    followPath: 'Not having noticed anything, she follows her path.',
    returnToPath: 'Not having noticed anything, she goes back to her path by a shortest way.',
    enoughPoints: 'She has gone as far as she may.',
    fastNotNeeded: 'Fast is not needed for that.',
    tooFewPoints: 'A guard goes at least 3 points.',
    sameOrder: 'Nothing would change by that.',
    noOrder: 'There is no such order for this card.',
    noEdge: 'A guard places no markers of her own.',
    alreadyPassed: 'You have passed already.',
    noneHeld: 'You have no blessing left to pass with.',
  },
  tooManyForTwo: 'Two novices each are for 2 to 4 players.',
  orderTitle: 'Give a standing order …',
  orderPrompts: {
    figure: 'For whom?',
    when: 'When is the blessing played without asking you?',
    limit: (limit) => (limit === 'near' ? 'How near must a guard be?' : 'What must the die show?'),
  },
  whens: { never: 'Never', heard: 'When she is heard', always: 'Whenever it can be played' },
  limits: {
    atLeast: (limit) => `${limit} or more`,
    atMost: (limit) => `${limit} or less`,
    near: (limit) => `At most ${points(limit)} away`,
    none: () => 'Always',
  },
  order({ when, limit }, about) {
    if (when === 'never') return 'is played only when you say so';
    const die = about === 'atMost' ? `a die of ${limit} or less` : `a die of ${limit} or more`;
    if (when === 'heard')
      return limit === 1
        ? 'is played if a guard hears the noise'
        : `is played on ${die} if a guard hears the noise`;
    if (about === 'none') return 'is laid at the next listening';
    return about === 'near' ? `is laid beside a guard at most ${points(limit)} away` : `is played on ${die}`;
  },
  teaching: englishTeaching,
  otherRefusal: 'That is not possible now.',
  whys: {
    forced: () => 'The rules leave no choice.',
    random: () => 'One move is as good as another here.',
    wait: () => 'There is nothing for you to decide just now.',
    catches: () => 'A novice was seen and is in reach: this way comes upon her.',
    chases: () => 'A novice was seen: this way comes nearer to her.',
    follows: () => 'A novice’s noise lies beside her: this way goes where it comes from.',
    hunt: () => 'She may leave her path, and goes where a novice may be.',
    stops: () => 'She has gone far enough.',
    patrol: () => 'Nothing frees her: she keeps to her path.',
    leads: () => 'Her way seems to promise more than the other’s.',
    choosePath: () => 'Of the paths that begin here this one seems to lead past most novices.',
    onward: ({ left }) =>
      left === undefined ? 'On towards her goal.' : `On towards her goal: ${points(left)} to go.`,
    takesKey: () => 'Her move ends on her key, and so she takes it.',
    takesWish: () => 'Her move ends on her wish, and so she takes it.',
    home: () => 'Her move ends in her cell, with her wish: she wins.',
    hide: () => 'A guard is near: quiet and out of sight comes first.',
    waits: () => 'Every way on seems worse than to wait a turn.',
    dash: () => 'It is not far any more: time to run for it.',
    obey: () => 'Going home as told, she cannot be caught.',
    quietens: () => 'As the dice lie a guard hears her: the blessing may change that.',
    hearsMore: () => 'With the blessing she may hear farther.',
    keep: () => 'The blessing is kept.',
    mislead: () => 'A marker there leads the guard away from her, and could be true.',
    alarms: () => 'Her own false noise lets her leave her path next turn.',
  },
  describing: {
    table: 'The convent',
    turn: (turn, phase) => `Turn ${turn} of ${LAST_TURN}: ${phase}`,
    captures: (count, needed) => `Captures: ${count} of ${needed}.`,
    phases: {
      plan: 'the novices plan in secret.',
      noise: 'noise dice; blessings may be played.',
      firstPaths: 'the guards choose their first paths.',
      lead: 'which guard moves first?',
      guardMove: 'a guard moves.',
      listen: 'the guards listen; blessings may be played.',
      over: 'the game is over.',
    },
    dice: (all) => `Dice: ${all}.`,
    die: (who, value) => `${who} ${value}`,
    skritch: (who, guard, to) => `Skritch marker of ${who} beside ${guard}, towards ${to}.`,
    vanished: (who, from, to) => `Vanished marker of ${who} between ${from} and ${to}.`,
    supply: (all, aboutTurns) => `Path cards left: ${all || 'none'}; About Turn: ${aboutTurns}.`,
    discard: (all) => `Path cards used: ${all}.`,
    guardHeading: (guard, player, you) => (you ? `${guard} (you)` : `${guard} (${player})`),
    guardAt: (at, facing, cameFrom) => {
      if (facing === null) return `At ${at}, facing nowhere yet.`;
      return cameFrom ? `At ${at}, with ${facing} behind her.` : `At ${at}, facing ${facing}.`;
    },
    path: (path, destination) => `Follows ${path} towards ${destination}.`,
    route: (all) => `The points before her: ${all}.`,
    noPath: 'Has no path card now.',
    sees: (all, count) => (all === null ? 'Sees her own point alone.' : `Sees ${points(count)}: ${all}.`),
    ran: (ran) => (ran ? 'Ran in her last move and hears nothing.' : 'Can hear.'),
    moving: (count, free) =>
      `Moving: ${points(count)} so far; ${free ? 'free to leave her path' : 'bound to her path'}.`,
    blessing: (blessing) => `Blessing: ${blessing}.`,
    feigned: 'False Noise is played, and not shown yet.',
    holds: (holds, spent) => (holds ? 'Holds a blessing.' : `Blessing spent: ${spent ?? 'unknown'}.`),
    noviceHeading: (who, player, you) => (you ? `${who} (you)` : `${who} (${player})`),
    status: (status, captures) => {
      const words = { onTheRun: 'On the run', caught: 'Caught, under order', released: 'Just slipped away' };
      const times =
        captures === 0 ? 'never captured' : `captured ${captures === 1 ? 'once' : `${captures} times`}`;
      return `${words[status]}; ${times}.`;
    },
    card: (card) => `Movement card: ${card.toLowerCase()}.`,
    token: (point, place) =>
      place === 'cell'
        ? `Token in her cell, ${point}.`
        : `Token at ${point}, ${place === 'inSight' ? 'in sight' : 'out of sight'}.`,
    spotted: (point) => `Everybody knows that she is at ${point}.`,
    unknown: 'Nobody knows where she is.',
    trail: (all) => `Seen in her last move: ${all}.`,
    own: (at) => `Really at ${at}.`,
    seenBy: (guards) => (guards === null ? 'No guard sees this point.' : `Seen by ${guards}.`),
    next: (all) => `Next to it: ${all}.`,
    distances: ([abbess, prioress, key, wish, cell]) => {
      const far = (count: number | null) => (count === null ? 'no way without the key' : String(count));
      return `Points away: the Abbess ${abbess}, the Prioress ${prioress}; key ${far(key)}, wish ${far(wish)}, bed ${far(cell)}.`;
    },
    wish: (wish, keyAt, wishAt) => `Longs for ${wish}: key at ${keyAt}, wish at ${wishAt}.`,
    has: (key, object) =>
      object ? 'Has the key and the wish.' : key ? 'Has the key.' : 'Has not got the key yet.',
    plan: (plan, legs) => `Plan: ${drawn(plan, legs)}.`,
    noPlan: 'Nothing planned yet.',
    handedIn: 'Your answer is in.',
    order: (order) => `Standing order: her blessing ${order}.`,
    edge: (edge) => `Standing order: of equal ways, her markers lie towards the ${edge} number.`,
    passes: (player, you, until) =>
      you ? `You have passed ${PASSED[until]}.` : `${player} has passed ${PASSED[until]}.`,
  },
  plan: {
    heading: 'The plan',
    area: (name, all) => `${name}: ${all.join('; ')}.`,
    point: (point, next) => `${point} to ${next}`,
    door: (point, locked) => `${point} (${locked ? 'locked door' : 'door'})`,
    treasures: (wish, keyAt, wishAt) => `Key to ${wish}: ${keyAt}; it lies at ${wishAt}.`,
    paths: 'Path cards',
    pathCard: (path, all, place) => `${path}: ${all} (${place}).`,
    supply: 'in the supply',
    used: 'used',
  },
  ends: {
    novice: (names, you) =>
      you
        ? 'You win: back in bed with what you longed for!'
        : `${list(names)} ${names.length === 1 ? 'wins' : 'win'}: back in bed with what was longed for.`,
    captures: 'The guards win: they have made enough captures.',
    time: 'The guards win: the night is over and no wish came home.',
    nobody: 'The game ended before anybody had won.',
  },
  chapters: {
    setUp: 'Setting up',
    sequence: 'A turn',
    novices: 'The novices move',
    noise: 'Noise',
    guards: 'The guards move',
    sight: 'Sight',
    captures: 'Captured',
    blessings: 'Blessings',
    end: 'The end, and variants',
    secrets: 'Who knows what',
    examples: 'Examples',
  },
  missed: {
    novice: (name, wish, how, captures) => {
      const came = {
        home: `home with ${wish}`,
        object: `${wish} in hand, out of bed`,
        key: `the key in hand, ${wish} not found`,
        nothing: `no key, and ${wish} far away`,
      }[how];
      const caught = captures === 1 ? ', caught once' : `, caught ${captures} times`;
      return `${name}: ${came}${captures > 0 ? caught : ''}.`;
    },
    guards: (captures, needed) => `${captures} of ${counted(needed, 'capture', 'captures')}.`,
  },
  primer: englishPrimer,
  rules: englishRules,
  list,
  point: (point, area) => `${point} (${area})`,
};
