/** What the drawn table says in English besides the game's own text. The other languages are held to its shape. */

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
/** How far a noise carries. */
const away = (reach: number) =>
  reach === 0 ? 'at the same point only' : `up to ${plural(reach, 'point', 'points')} away`;

const rooms: Readonly<Record<string, string>> = {
  'dormitory-corridor': 'Dormitory',
  'laundry-lavatorium': 'Laundry',
  'main-store': 'Store',
  gardens: 'Gardens',
  'chapter-room': 'Chapter',
  'abbess-cell': 'Abbess',
  'prioress-cell': 'Prioress',
  'entry-hall': 'Entry hall',
  parlor: 'Parlour',
  cloister: 'Cloister',
  pharmacy: 'Pharmacy',
  scriptorium: 'Scriptorium',
  library: 'Library',
  chapel: 'Chapel',
  sacristy: 'Sacristy',
  kitchen: 'Kitchen',
  pantry: 'Pantry',
  refectory: 'Refectory',
  outside: 'The path outside',
};

const lockColours: Readonly<Record<string, string>> = {
  white: 'white, cross',
  blue: 'blue, drop',
  green: 'green, leaf',
  red: 'red, lozenge',
  yellow: 'yellow, triangle',
};

export const en = {
  lockColours,
  plan: 'Plan of the convent',
  rooms,
  turn: (roman: string) => `Turn ${roman}`,
  ofFifteen: 'of XV',
  turnOf: (roman: string) => `Turn ${roman} of XV`,
  caughtOf: (captures: number, needed: number) => `${captures} of ${needed} caught`,
  countOf: (captures: number, needed: number) => `${captures} of ${needed}`,
  stages: {
    plan: 'The novices plan',
    move: 'Plans are carried out',
    noise: 'Noise',
    guards: 'The guards move',
    listen: 'The guards listen',
  },

  welcome: {
    guards: (guards: string, needed: number) =>
      `You lead ${guards}. Catch novices ${needed} times, and let nobody be home with her wish before turn XV is over.`,
    novice: (name: string, object: string) =>
      `You are ${name}. Fetch your key, then ${object}, and be back in bed before turn XV is over.`,
    wish: (object: string) => `Fetch your key, then ${object}; be in bed before dawn.`,
  },
  you: 'you',
  onlyYou: 'only you know',
  objects: {
    plumWine: 'the plum wine',
    birthdayCake: 'the cake',
    romance: 'the romance',
    bookOfSpells: 'the book of spells',
    medicine: 'the medicine',
    roseWater: 'the rose water',
    kitten: 'the kitten',
    letter: 'the letter',
  },
  firstKey: (at: number) => `First your key, at ${at}`,
  nowWish: (object: string, at: number) => `Now ${object}, at ${at}`,
  nowHome: (cell: number) => `Now home to bed, at ${cell}`,
  chain: { key: 'your key', bed: 'your bed' },
  keyAt: (point: number) => `A key, at ${point}`,
  objectAt: (object: string, point: number) => `${object}, at ${point}`,
  drawFor: (name: string) => `Draw for ${name}`,

  guards: ['Abbess', 'Prioress'] as readonly [string, string],
  pathTo: (end: number, area: string) => `${end} ${area}`,
  noPath: 'no path yet',
  listens: 'listens',
  deaf: 'ran: deaf',
  blessingBack: 'A blessing, face down',
  blessingHeld: (name: string) => `Blessing: ${name}`,
  blessingSpent: (name: string) => `Blessing used: ${name}`,

  paces: { stand: 'Stand', sneak: 'Sneak', walk: 'Walk', run: 'Run' },
  obey: 'Obey',
  obeyLine: 'home by the shortest way; nobody may touch you',
  orDisobey: 'or disobey',
  way: 'Your way',
  nothingDrawn: 'draw your way',
  unseen: 'not seen now',
  seenAt: (point: number) => `seen at ${point}`,
  seenTimes: (count: number) => `seen at ${count} points`,
  noise: (percent: number) => `noise ${percent}%`,
  handIn: 'Hand in the plan',
  rest: 'First move ends here',
  rubOut: 'Rub out',
  useFast: 'Use Fast: one point more',
  planIn: 'Your plan is in. The others are still drawing, perhaps.',

  bound: 'follows her path',
  free: 'free to hunt',
  returning: 'back to her path',
  choosing: 'chooses a path',
  heard: (count: number) => `Heard ${plural(count, 'noise', 'noises')}.`,
  nameAt: (name: string, point: number) => `${name} at ${point}`,
  seesThem: (names: string) => `Sees ${names}.`,
  sawThem: (names: string) => `Saw ${names}.`,
  sawVanish: 'Saw where somebody vanished.',
  stepsGone: (points: number) => `${plural(points, 'point', 'points')} gone`,
  walkZone: 'walk 3–4',
  runZone: (limit: number) => (limit > 5 ? `run 5–${limit}` : 'run 5'),
  stopWalked: (points: number) => `Stop here: walked ${points}`,
  stopRan: (points: number) => `Stop here: ran ${points}`,
  stopWithFast: 'Stop here: a walk, with Fast',
  stopLater: 'Stop: after 3 points',
  capture: (name: string) => `capture ${name}`,
  stepWalk: (step: number, to: number) => `step ${step} to ${to}`,
  stepRun: (step: number, to: number, guard: string) =>
    `step ${step} to ${to}: a run, so the ${guard} will not listen`,
  stepFast: (step: number, to: number) => `step ${step} to ${to}, with Fast`,
  choosePath: (guard: string) => `A path for the ${guard}`,
  fromHere: (count: number) => plural(count, 'point', 'points'),
  aboutTurn: 'About Turn',
  pathsLeft: (count: number) => `Path cards left: ${count}`,

  novices: 'The novices',
  card: (card: string) => `Card: ${card}`,
  notShown: 'no card shown yet',
  caughtTimes: (count: number) =>
    count === 0 ? 'never caught' : count === 1 ? 'caught once' : `caught ${count} times`,
  holdsBlessing: (holds: boolean) => (holds ? 'holds a blessing' : 'blessing used'),

  novicesRoll: 'The novices’ dice',
  guardListens: (guard: string) => `Listening: ${guard}`,
  bothListen: 'The guards listen',
  nobodyListens: 'Both guards ran: no dice',
  dieOf: (name: string, value: number) => `${name}: ${value}`,
  guardAway: (guard: string, apart: number) => (apart === 0 ? `${guard} there` : `${guard} ${apart} away`),
  heardFar: (name: string | null, reach: number, guards: string, heard: boolean) =>
    `${name ? `${name} is` : 'You are'} heard ${away(reach)}. ${guards}: ${heard ? 'heard' : 'not heard'}.`,
  hears: (guard: string, name: string | null, reach: number, apart: number, heard: boolean) =>
    `The ${guard} hears what is ${away(reach)}. ${name ? `${name} is` : 'You are'} ${apart === 0 ? 'there' : `${apart} away`}: ${heard ? 'heard' : 'not heard'}.`,
  nothingToPlay: 'Nothing to play here. Everybody who still holds a card is asked.',
  cardSaves: (reach: number) => `With your card: ${away(reach)}. Not heard.`,
  cardFails: (reach: number) => `With your card: ${away(reach)}. Heard all the same.`,
  onADie: (blessing: string) => `${blessing}: choose a die, or pass.`,
  playing: (blessing: string, owner: string) => `${blessing} on the die of ${owner}.`,
  layFalseNoise: (name: string) => `False Noise of ${name}`,
  feignHere: 'Choose an edge beside a guard',
  feigning: (guard: string, to: number) => `False Noise beside the ${guard}, towards ${to}.`,
  keepIt: 'Keep the card',
  changesNothing: 'Your card changes nothing here.',
  pass: 'Pass',
  answerIn: 'Your answer is in.',
  takeBack: 'Take it back',

  pointTitle: (point: number, area: string) => `${point}, ${area}`,
  endOf: {
    stand: 'stand still and end here',
    sneak: 'sneak and end here',
    walk: 'walk and end here',
    run: 'run and end here',
  },
  awayFromYou: (points: number) => `${points} from you`,
  awayFrom: (abbess: number, prioress: number) => `${abbess} from the Abbess, ${prioress} from the Prioress`,
  seenBy: (guards: string) => `seen by the ${guards}`,
  unseenPoint: 'not seen now',
  foresees: (guard: string, from: number, certain: boolean) =>
    `the ${guard} ${certain ? 'will' : 'may'} see it from ${from}`,
  /** Of a guard as long as she is bound: on all of her ways, or on some. */
  willSee: (guard: string, from: number, turning: boolean, certain: boolean) =>
    `the ${guard} ${certain ? 'sees' : 'may see'} it when she ${turning ? 'turns at' : 'comes to'} ${from}`,
  goTo: (what: string) => `Go to ${what}`,
  lock: (colour: string) => `A locked door (${colour})`,
  tree: 'The tree',
  confessional: 'Confessional',
  alcove: 'The alcove',

  sightRule: 'Sight rule',
  ruleClear: (from: number, to: number) => `${from} and ${to} see each other`,
  ruleWall: (from: number, to: number) => `a wall stands between ${from} and ${to}`,
  ruleFar: (from: number, to: number) => `${to} is more than six points from ${from}`,
  ruleHidden: (from: number, to: number) => `from ${from} nobody sees ${to}`,
  numbers: 'Numbers of the points',

  coneOf: (guard: string, at: number, count: number, points: string) =>
    `The ${guard} stands at ${at} and sees ${plural(count, 'point', 'points')}${points && `: ${points}`}.`,
  noCone: (guard: string, at: number) => `The ${guard} stands at ${at} and looks nowhere yet.`,
  tokenAt: (name: string, place: string) => `${name} at ${place}`,
  inCell: (name: string) => `${name}: asleep in her cell, for all anybody knows`,
  ghostAt: (name: string, place: string) => `${name} was seen at ${place}, and has not moved since`,
  trulyAt: (name: string, place: string) => `${name} is really at ${place}`,
  skritchAt: (name: string, guard: string, to: number) =>
    `A noise of ${name} beside the ${guard}, from ${to}`,
  vanishedAt: (name: string, from: number, to: number) => `${name} vanished between ${from} and ${to}`,

  ending: {
    novice: (names: string, many: boolean) => `${names} ${many ? 'win' : 'wins'}`,
    guards: 'The guards win',
    nobody: 'The night is called off',
    homeWithWish: 'home with her wish',
    hadWish: 'had her wish',
    hadKey: 'had her key',
    hadNothing: 'had nothing',
  },

  cues: {
    seen: (name: string) => `${name}!`,
    gone: 'gone …',
    tookKey: 'the key!',
    tookWish: 'got it!',
    skritch: 'Skritch!',
    spots: (names: string) => `sees ${names}`,
    halt: 'What was that?',
    caught: (names: string) => `${names}: caught!`,
    home: (name: string) => `${name} is home`,
  },

  tasks: {
    plan: (who: string | null, double: boolean) =>
      `${who ?? (double ? 'Two moves' : 'Your move')}: pick a pace or a point`,
    planFirst: (who: string | null) => `${who ? `${who}: draw` : 'Draw'} the first move and end it`,
    planMore: (who: string | null) => `${who ? `${who}: draw` : 'Draw'} on, her card asks for more`,
    planOn: 'Draw on, or hand in the plan',
    planIn: 'Your plan is in',
    obey: (who: string | null) => `${who ? `${who} is caught` : 'Caught'}: obey, or disobey`,
    othersPlan: 'The novices plan',
    carriedOut: 'The plans are carried out',
    window: 'A blessing, perhaps?',
    windowIn: 'Your answer is in',
    windowOther: 'Blessings may be played',
    firstPaths: (guard: string) => `Choose a path for ${guard}`,
    guardsChoose: 'The guards choose their paths',
    lead: 'Which guard goes first?',
    guardsMove: 'The guards move',
    guardMoves: (guard: string) => `On the move: ${guard}`,
    choose: (guard: string) => `The path is at its end: a new one for ${guard}`,
    free: (guard: string) => `Your turn: ${guard} is free to hunt`,
    bound: (guard: string) => `Your turn: ${guard} follows her path`,
    over: 'The night is over',
  },

  passedBy: (names: string) => `Passed before all: ${names}.`,
  orders: (given: number) =>
    `Played without asking you: ${given === 0 ? 'nothing' : given === 1 ? 'one card' : `${given} cards`}`,
  passToAll: 'Pass before all:',
  passes: { turn: 'this turn', game: 'for good' },
  notes: {
    sheetOf: (name: string) => `${name}’s sheet`,
    turn: 'Turn',
    to: 'to',
    points: 'points',
    card: 'card',
    pencilled: 'pencilled',
    key: 'key',
    wish: 'wish',
    twice: ' ×2',
    mustGo: 'Where the guards must go',
    mustNote: 'Bound to their paths, they stop at one of the last:',
    choices: (count: number) => `${count} ways`,
    walk: 'walk',
    run: 'run',
    rivals: 'The other novices',
    people: 'The novices',
    all: 'All',
    hidden: 'out of sight',
    inSight: (point: number) => `in sight at ${point}`,
    stillAt: (point: number) => `seen at ${point}, still there`,
    asleep: (cell: number) => `in bed, cell ${cell}`,
    caughtAt: (point: number) => `caught, at ${point}`,
    lastSeen: (point: number, roman: string) => `last seen at ${point}, turn ${roman}`,
    neverSeen: 'not seen yet',
    canBe: (points: readonly number[]) =>
      points.length <= 4
        ? `${plural(points.length, 'point', 'points')}: ${points.join(', ')}`
        : plural(points.length, 'point', 'points'),
    follows:
      'The glow is where they can be by the rules, after all that was seen, heard and not heard. Every point counts alike.',
    tooWide: 'They can be almost anywhere: choose one of them above, and her points glow.',
    thinking: 'Working it out …',
    pins: 'Your pins',
    addPin: '+ pin a point',
    pinHere: 'Now click the point',
    pinFor: (point: number) => `Whom the pin at ${point} is about`,
    pinWords: 'a few words',
    removePin: (point: number) => `Remove the pin at ${point}`,
    writing: 'Notes',
    ask: 'Ask me about blessings:',
    asks: { matters: 'when it matters', always: 'always', never: 'never' },
    standing: 'Short windows',
    edges: 'where her markers lie, of equal ways',
    edge: { lowest: 'Markers towards the lowest number', highest: 'Markers towards the highest number' },
    noises: (guard: string, points: readonly number[]) =>
      points.length === 0
        ? `a marker beside ${guard} that can only be false`
        : `heard beside ${guard}: ${points.length <= 6 ? points.join(', ') : plural(points.length, 'point', 'points')}`,
    standingNote: 'Nobody learns what you have ordered, nor whether you were asked.',
  },

  help: {
    night: 'Fifteen turns. If no novice is home with her wish when the fifteenth ends, the guards win.',
    bead: 'A bead for every capture. When all are red, the guards win at once.',
    stages: {
      plan: 'All novices draw their way in secret. Nobody learns who has finished.',
      move: 'All cards are shown, all ways gone. Only what a guard sees is told.',
      noise:
        'Every novice rolls a die and adds her pace: so many points far she is heard. Blessings may be played.',
      guards: 'One guard after the other goes 3 to 6 points, along her path unless something has freed her.',
      listen: 'A guard who walked rolls a die. Whoever is near enough is heard. Blessings may be played.',
    },
    lock: 'Guards pass. A novice passes once she has her key, and any key opens every lock.',
    tree: 'Whoever is up in the tree is seen from nowhere else.',
    confessional: 'Behind the curtain one is seen from nowhere else.',
    alcove: 'Its walls stop every look: it is seen from 68 alone.',
    paces: {
      stand: 'Stay where you are: 3 off every die.',
      sneak: '1 or 2 points: 2 off every die.',
      walk: '3 or 4 points: 1 off every die.',
      run: '1 to 5 points: the die counts in full.',
    },
    obey: 'Walk 3 or 4 points home by the shortest way. As long as you obey nobody may hunt or capture you; out of sight you are free.',
    blessing: 'One card each, played once. Who still holds one is public; which one is not.',
    blessings: {
      falseNoise:
        'After the guards have listened: a false marker beside a guard. It frees her like a true one.',
      adjust: 'On a die: a guard hears one point further, a novice is heard one point less far.',
      fast: 'One point more in one move: sneak 2 or 3, walk 4 or 5, run up to 6.',
      reroll: 'A die is rolled again, for everybody.',
    },
    path: 'A guard follows her card to the black hexagon and takes a new one there. All can see which way she must go.',
    aboutTurn: 'Instead of a new path: the same one back. There are two of these cards.',
    skritch:
      'Somebody was heard from that side. A guard with such a marker may leave her path. It lies for one turn.',
    vanished: 'Here she went out of sight. A guard who sees it may leave her path.',
    guards: [
      'She sees six points ahead and to the sides, never behind; what her light touches is seen. A step onto a novice captures her.',
      'She sees six points ahead and to the sides, never behind; what her light touches is seen. A step onto a novice captures her.',
    ] as readonly [string, string],
    plate: 'Public: the pace she showed last, how often she was caught, whether she still holds a blessing.',
    token: 'A novice nobody sees lies in bed, as far as the others know.',
    own: 'Only you see her here. Drag her along the points, or click where she is to go.',
    die: 'So many points far a noise is heard, plus or less what the pace says. A blessing may change it.',
    key: 'End a move on its point to take it. A key once taken stays yours.',
    wish: 'Taken with your key by ending a move on its point. Caught, you lose it and must fetch it again.',
    orders:
      'What your card does when you say nothing: in a window with a clock it fills in your answer, in a match by days it answers at once. Nobody learns of it.',
    bed: 'Back here with your wish you win at once.',
    steps:
      'At least 3 points. Up to 4 she walks and listens afterwards; with more she runs and hears nothing.',
    numbers: 'Shows or hides the engraved numbers (key N).',
    sightRule:
      'Lay it from one point to another: do they see each other? Nobody learns that you asked (key S).',
  },
};

type Widened<Words> = Words extends string
  ? string
  : Words extends (...args: infer Asked) => string
    ? (...args: Asked) => string
    : { readonly [Key in keyof Words]: Widened<Words[Key]> };

export type TableWords = Widened<typeof en>;
