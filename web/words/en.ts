/** English. Every other language has the same shape. */

import type { Level } from '@conclave/engine';
import type { ClockRule } from '@conclave/wire';
import type { Hour } from '../pages/home/greeting.tsx';
import type { Span } from '../shell/when.ts';

const players = (count: number) => (count === 1 ? '1 player' : `${count} players`);
/** As the first word of a sentence. */
const number = (count: number) =>
  ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'][count] ??
  String(count);
const and = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

const turnWords = (length: number) => {
  if (length % 60 !== 0) return `${length} seconds`;
  return length === 60 ? 'a minute' : `${number(length / 60).toLowerCase()} minutes`;
};
const seconds = (count: number) => (count === 60 ? 'a minute' : `${count} seconds`);
const minutes = (bank: number) => {
  const count = Math.round(bank / 60);
  return count === 1 ? 'one minute' : `${count} minutes`;
};
/** How long a turn is. */
const turnOf = (rule: ClockRule) => {
  switch (rule.kind) {
    case 'none':
      return 'as long as you like';
    case 'live':
      return seconds(rule.turn);
    case 'days':
      return rule.days === 1 ? 'a day' : `${number(rule.days).toLowerCase()} days`;
  }
};
const aBot = (level: string) => `${/^[aeiou]/.test(level) ? 'An' : 'A'} ${level} bot`;

export const en = {
  skip: 'Skip to the table',
  toHome: 'To the first page',
  close: 'Close',
  tryAgain: 'Try again',
  rules: 'Rules',
  languages: { en: 'English', fr: 'French' },
  nav: {
    label: 'Conclave',
    games: 'Games',
    home: 'Play',
    daily: 'Daily',
    matches: 'Matches',
    replay: 'Replay',
    profile: 'You',
    settings: 'Settings',
  },
  /** What the browser calls pages. */
  titles: {
    rules: (game: string) => `Rules: ${game}`,
    lesson: (game: string, part?: string) => (part ? `Lesson: ${game}, ${part}` : `Lesson: ${game}`),
    replay: (game: string) => `Replay: ${game}`,
    room: (game: string) => `Before the match: ${game}`,
  },
  home: {
    tagline: 'A table for games of secrets',
    lead: 'Everybody at this table knows something that you do not. One chair is free.',
    sitDown: 'Sit down',
    chair: 'you',
    playAtOnce: 'I know how: play at once',
    withAGuide:
      'Temple Code with a guide at your elbow: five minutes. No account, nothing to install, no cost.',
    hello: (hour: Hour, name: string) => {
      const words = { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' }[hour];
      return name === '' ? words : `${words}, ${name}`;
    },
    nobodyWaits: 'Nobody waits for you.',
    tablesWait: (count: number, since: string | null) => {
      const tables = count === 1 ? 'One table waits for you' : `${number(count)} tables wait for you`;
      return since === null ? `${tables}.` : `${tables}, one ${since}.`;
    },
    goOnWith: (game: string) => `Go on: ${game}`,
    playOf: (game: string) => `Play: ${game}`,
    somethingNew: 'Something new',
    yourTables: 'Your tables',
    allYourTables: 'All your tables',
    goOn: 'Go on',
    openTables: 'Friends and open tables',
    allTables: 'All tables',
    openYourself: 'Open one yourself…',
    noNetwork: 'No network. One sofa and the bots are here all the same.',
    riddle: 'Today’s riddle',
    daysRunning: (days: number) => (days === 1 ? 'one day running' : `${days} days running`),
    noDaysYet: 'one a day, for everybody the same',
    solveIt: 'Solve it',
    allRiddles: 'All of today',
    beingPlayed: 'Being played now',
    live: 'live',
    fairBots: (count: number) => `${number(count).toLowerCase()} fair bots, in this browser`,
    takeAChair: 'Take a chair',
    games: 'Games',
    players: (min: number, max: number) => (min === max ? players(min) : `${min} to ${players(max)}`),
    range: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    minutes: (minutes: number) => `${minutes} min`,
    learning: { 1: 'little to learn', 2: 'something to learn', 3: 'much to learn' },
    kept: 'kept for the train',
    play: 'Play',
    newMatch: 'New match…',
    learn: 'Learn',
    learnAs: (part: string) => `Learn by playing: ${part}`,
    ways: 'Ways to play',
    wayNames: {
      alone: 'Alone',
      sofa: 'On one sofa',
      online: 'With friends',
      gallery: 'In the gallery',
      again: 'Again',
    },
    wayLines: {
      alone: 'Three strengths of bots, also without a network.',
      sofa: 'One device goes round; a curtain falls at each handover.',
      online: 'Send a link or show a code. Live, or a move a day.',
      gallery: 'Watch a table; you see what all may see, and no more.',
      again: 'Open a record and see a finished match from any chair.',
    },
    costsNothing: 'Conclave costs nothing, asks for no account, works offline.',
    openRecord: 'Open a record',
    inWords: 'Page in words',
    anotherDevice: 'Another device',
  },
  newMatch: {
    title: (game: string) => `New match: ${game}`,
    where: 'Where',
    wheres: { here: 'Against bots', sofa: 'On one sofa', online: 'Online' },
    whereLines: {
      here: 'On this device, also without a network.',
      sofa: 'Several people take turns at this device; nobody sees what is not theirs.',
      online: 'Everybody on their own device, by an invitation link.',
    },
    seats: 'How many',
    about: (minutes: number, rounds: number) => `About ${minutes} minutes, ${rounds} rounds.`,
    solo: 'Solo',
    who: 'Who sits where',
    nameOf: (seat: number) => `Name at seat ${seat}`,
    nameOr: (name: string) => `Name (or ${name})`,
    kindOf: (seat: number) => `Who plays seat ${seat}`,
    later: 'whoever comes',
    kinds: { person: 'A person', open: 'Open to all', invited: 'By invitation' },
    levelLines:
      'Easy bots play at once and make sense; fair ones reason; strong ones think as far as they can. None of them sees more than its seat may.',
    options: 'Options',
    yourRole: 'You play',
    clock: 'Time',
    clocks: {
      none: 'No clock',
      quick: 'Live, brisk',
      live: 'Live',
      calm: 'Live, at leisure',
      liveNumbers: 'Live, in numbers…',
      day: 'A day a turn',
      days: 'Three days a turn',
      week: 'A week a turn',
      daysNumbers: 'Days, in numbers…',
    },
    clockLine: (rule: ClockRule) => {
      switch (rule.kind) {
        case 'none':
          return 'Take all the time you like.';
        case 'live':
          return `Live: ${seconds(rule.turn)} for each turn, and ${minutes(rule.bank)} in reserve.`;
        case 'days':
          return `By correspondence: ${rule.days === 1 ? 'one day' : `${number(rule.days).toLowerCase()} days`} for each turn.`;
      }
    },
    clockNumbers: { turn: 'Seconds for each turn', bank: 'Minutes in reserve', days: 'Days for each turn' },
    absence: 'Whoever stays away or resigns',
    absenceLine: 'A bot of this level keeps the chair.',
    listed: 'Show in the lobby',
    listedLine: 'Anybody may take an open chair, and anybody may watch.',
    aids: 'Hints and “all that follows”',
    aidsLine:
      'May people use them against each other? Their own notes are always theirs. This is kept to on trust.',
    begin: 'Begin',
  },
  room: {
    aids: 'Hints and “all that follows” are allowed in this match.',
    noAids: 'Fair play, on trust: no hints, and no “all that follows”. Your own notes are always yours.',
    without: (option: string) => `Without: ${option}`,
    option: (name: string, value: string) => `${name}: ${value}`,
    own: (minutes: number): string =>
      minutes < 1
        ? 'Your table, opened just now.'
        : minutes === 1
          ? 'Your table, opened a minute ago.'
          : minutes < 60
            ? `Your table, opened ${minutes} minutes ago.`
            : 'Your table.',
    others: (name: string) => `The table of ${name}.`,
    chairs: (min: number, max: number, now: number) =>
      min === max
        ? `${number(now)} chairs.`
        : `${number(min)} to ${number(max).toLowerCase()} play; ${number(now).toLowerCase()} chairs now.`,
    invites: (name: string | null) =>
      name === null ? 'You are invited to play' : `${name} invites you to play`,
    waits: 'A chair waits for you.',
    botIs: (level: string) => `${level} bot`,
    botFor: (seat: number) => `A bot for seat ${seat}`,
    waitingFor: (free: number) => (free === 1 ? 'One chair is free.' : `${number(free)} chairs are free.`),
    mayTake: 'A guest or a bot may take it.',
    mayTakeThem: 'Guests or bots may take them.',
    everybody: 'Everybody is here.',
    allReady: 'Everybody is ready.',
    notReady: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} has not said “ready”; you may begin all the same.`
        : `${and(names)} have not said “ready”; you may begin all the same.`,
    begins: (name: string | null) => (name === null ? 'The host begins.' : `${name} begins.`),
    standIn: 'The host has been gone for ten minutes: you may begin.',
    full: 'All chairs are taken.',
    playAtOnce: 'Play this game at once',
    isReady: 'ready',
    notYet: 'not yet ready',
    invited: 'by invitation',
    free: 'free',
    youAsk: 'you?',
    yourName: 'Your name',
    nameIsEnough: 'A name is enough. No account, no mail; nothing to install.',
    join: 'Sit down',
    iAmReady: 'I am ready',
    notReadyAfterAll: 'Not yet, after all',
    leave: 'Leave',
    takeChair: 'Take this chair',
    askSwap: 'Ask to swap',
    swapAsked: 'You have asked to swap',
    takeBackWish: 'Take that back',
    wouldSwap: (name: string) => `${name} would like to swap chairs with you.`,
    agree: 'Agree',
    ratherNot: 'Rather not',
    removeGuest: 'Take the chair back',
    sendAway: 'Send it away',
    letBot: 'Let a bot sit …',
    removeChair: 'Take the chair away',
    closeTable: 'Close the table',
    addChair: 'Add a chair',
    start: 'Begin the match',
    agreed: 'What is agreed',
    change: 'Change …',
    changeTitle: 'Change what is agreed',
    askedAgain: 'After a change everybody is asked again whether they are ready.',
    save: 'Agree on this',
    clock: (rule: ClockRule, level: string): readonly [string, string] => {
      const bot = `Whoever stays away is played for by ${aBot(level).toLowerCase()} until they are back.`;
      switch (rule.kind) {
        case 'none':
          return [
            'No clock',
            `Take all the time you like. For whoever stays away ${aBot(level).toLowerCase()} may sit in until they are back.`,
          ];
        case 'live':
          return [`${rule.turn} s for each turn`, `And ${minutes(rule.bank)} in reserve. ${bot}`];
        case 'days':
          return [rule.days === 1 ? 'One day for each turn' : `${number(rule.days)} days for each turn`, bot];
      }
    },
    fairPlay: 'Fair play, on trust',
    fairPlayLine: 'No hints and no “all that follows” for anybody. Your own notes are always yours.',
    helpAllowed: 'With help',
    asInTheBox: 'As in the box',
    restAsInTheBox: 'Everything else as in the box.',
    allAsInTheBox: 'The rules as they are printed, without additions.',
    byInvitation: 'By invitation',
    byInvitationLine: 'Not in the lobby; nobody watches who was not sent the link.',
    inLobby: 'In the lobby',
    inLobbyLine: 'Anybody may take an open chair, and anybody may watch.',
    inviteShort: 'Invite …',
    agreedShort: 'Agreed …',
    invite: 'Invite somebody',
    codeAloud: 'The code, to say aloud:',
    codeWhere: (host: string) => `typed in at ${host}, under Games`,
    lately: 'Lately at your table:',
    inviteOne: 'Invite',
    inviteNamed: (name: string) => `Invite ${name}`,
    isInvited: 'invited',
    copy: 'Copy the link',
    share: 'Share …',
    copied: 'Copied.',
    notCopied: 'This browser does not let the page copy. The link is marked: copy it yourself.',
    qr: 'The invitation link as a QR code',
    talk: 'Talk',
    saySomething: 'Say something',
    send: 'Send',
    inFull: 'In full',
    sixty: 'In sixty seconds',
    learn: 'Learn by playing, 5 min',
    code: 'Have you been told a code?',
    codeLabel: 'Code of a table',
    codeGo: 'To the table',
    codeWrong: 'No table has this code now: it may have begun, or been closed.',
  },
  table: {
    yourTurn: 'Your turn',
    waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}`,
    somebody: 'somebody',
    waitingSomeone: 'Waiting for somebody',
    watching: 'Another tab plays this match; this one looks on.',
    connecting: 'Looking for the server…',
    serverFull:
      'The server cannot store anything just now: your move waits until it can. You may go on looking.',
    waitsForYou: (game: string) => `${game} waits for you`,
    reconnecting: 'The line is broken. Trying again…',
    windowCloses: (seconds: number) =>
      `Secret answers: ${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
    moreTime: 'More time for everybody',
    /** Time left of a turn, short. */
    days: (days: number) => `${days} d`,
    moreSeconds: (seconds: number) => `+ ${seconds} s`,
    theEnd: 'The end',
    wonBy: (names: readonly string[]) => `${and(names)} won`,
    you: '(you)',
    bot: (level: string) => `Bot: ${level}`,
    botOf: (level: string, manner: string | null = null) =>
      manner === null ? `(${level} bot)` : `(${level} bot, ${manner})`,
    away: 'away',
    sitIn: (name: string) => `Who plays for ${name}`,
    inPerson: 'In person',
    letBot: 'Let a bot play',
    menu: 'Menu',
    beside: 'Notes and chronicle',
    board: 'Board',
    notebook: 'Notebook',
    ownNotebook: 'Your notebook',
    latest: 'A moment ago',
    chronicle: 'Chronicle',
    people: 'People',
    chat: 'Talk',
    chatLine: 'Say something',
    send: 'Send',
    noHint: 'No hint here.',
    hintNothing: 'Better wait',
    hintReason: (reason: string) => `Think of this first. ${reason}`,
    hintBegins: (move: string) => `It begins like this: ${move}.`,
    moreHint: 'Ask again for more.',
    since: 'Since my last turn',
    sinceYours: 'Since your last turn',
    soFar: 'So far',
    earlier: 'You are looking at an earlier moment.',
    toPresent: 'Back to now',
    tooLongAgo: 'That was before this page was opened; the replay after the end shows it.',
    question: 'A question to all',
    questionAsked: 'Several people are asked at once. Nobody sees who has answered, or what.',
    questionAnswered: 'Your part is done. Until everybody has answered, you may think again.',
    questionWaiting: 'Several people are being asked at once.',
    anytime: 'At any time',
    anytimeLine: 'These need not wait for your turn.',
    wantsToEnd: (names: readonly string[]) =>
      names.length === 1
        ? `${names[0]} would like to end the match here.`
        : `${and(names)} would like to end the match here.`,
    agree: 'Agree',
    handHere: 'Hand over',
    handTo: (name: string) => `Hand over to ${name}`,
    curtainTitle: (name: string) => `${name}, it is your turn`,
    curtainLine: 'Only you should look at the screen now.',
    iAm: (name: string) => `I am ${name}`,
    player: 'Player',
    sum: 'Together',
    replay: 'See it again',
    download: 'Download the record',
    share: 'Share',
    review: 'Review',
    rematch: 'Play again',
    practice: 'Practice, from a moment of a match that is over.',
    rewind: 'Back to the moment',
    /** In another chair: "the guards". */
    nowAs: (role: string) => `Now as ${role}`,
    stronger: (bots: number): string => (bots === 1 ? 'Against a stronger bot' : 'Against stronger bots'),
    rematchWaits: 'The others have opened a new match.',
    rematchBegun: (name: string) => `${name} has begun a new match with you.`,
    rematchOwn: 'You have begun a new match.',
    comeAlong: 'Come along',
    peopleLeft: {
      awayFor: (minutes: number) => `away for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
      keeps: (level: string, name: string) => `${aBot(level)} keeps the chair until ${name} is back.`,
      resigned: (level: string) => `Resigned. ${aBot(level)} goes on.`,
      watching: (count: number) => (count === 1 ? 'One person watches.' : `${count} people watch.`),
      youWatch: 'You watch: you read what is said, and do not write.',
    },
    reactions: {
      title: 'Reactions',
      evening: 'Good evening',
      played: 'Well played',
      thanks: 'Thank you',
      hmm: 'Hmm …',
      ha: 'Ha!',
      see: 'I see you',
      moment: 'One moment',
    },
    talk: {
      unread: (count: number) => `${count} new`,
      more: (count: number) => `${count} more`,
      close: 'Close',
      tooMany: 'Three reactions in ten seconds are enough.',
      levels: { all: 'Words and reactions', reactions: 'Reactions only', quiet: 'Quiet' },
      muted: (names: readonly string[]) => (names.length === 0 ? 'Muted: nobody' : `Muted: ${and(names)}`),
      mute: (name: string) => `Mute ${name}`,
      unmute: (name: string) => `Hear ${name} again`,
    },
    wish: {
      end: (name: string) => `${name} would like to end here`,
      back: (name: string) => `${name} would like to take back`,
      pause: (name: string) => `${name} would like to pause`,
      yoursEnd: 'You would like to end here',
      yoursPause: 'You would like to pause',
      yoursBack: 'You would like to take back',
      endLine: 'Nobody wins. The match goes on until all agree.',
      pauseLine: 'The clock would stand still for everybody, until somebody goes on.',
      agree: 'Agree',
      no: 'Rather not',
      agreed: (names: readonly string[]) =>
        `${and(names)} ${names.length === 1 ? 'agrees' : 'agree'}. Nobody learns who said no.`,
      asked: 'The whole table is asked. Nobody learns who said no.',
      show: 'Show what is asked',
    },
    pause: {
      title: 'The table pauses',
      line: 'Nobody moves, and the clock stands still for all. Anybody may go on.',
      left: (days: number) =>
        days <= 1 ? 'It goes on by itself tomorrow.' : `It goes on by itself in ${days} days.`,
      goOn: 'Go on',
    },
    menuOf: {
      here: 'At this table',
      house: 'House',
      back: 'Ask to take back',
      mayNot: 'Not now: it never reaches over chance, a look or a secret answer.',
      ask: 'Ask',
      end: 'Propose to end',
      endLine: 'Nobody wins. It ends when everybody agrees.',
      propose: 'Propose',
      give: 'Give more time',
      giveLine: (name: string, rule: ClockRule) => `${name} gets one turn more: ${turnOf(rule)}.`,
      giveAllLine: (rule: ClockRule) => `Everybody who is asked gets one turn more: ${turnOf(rule)}.`,
      giveNow: 'Give',
      pause: 'Propose a pause',
      pauseLine: 'The clock stands still for all, once everybody agrees. Anybody may go on.',
      resign: 'Resign',
      resignLine: (level: string) =>
        `${aBot(level)} goes on in your chair, with your cards and without your notes. All are told. You may stay and watch; you cannot come back.`,
      resignShort: 'Leave the match for good.',
      stay: 'Stay',
      questionMark: '?',
      giveUp: 'Give up',
      giveUpLine: 'Nobody will win, and all that was hidden is shown.',
      winLine: 'All others have resigned. Take the win at once, or play on.',
      win: 'Take the win',
    },
    shortcuts: 'Keys',
    abandon: 'Abandon the match',
    agreeToEnd: 'Agree to end the match',
    sure: 'Nobody will win. Sure?',
    yesEnd: 'Yes, end it',
    no: 'No',
  },
  keys: {
    arrows: { key: '← ↑ ↓ →', does: 'to the next lit thing in that direction' },
    choices: { key: 'J', does: 'to the next thing you may choose' },
    undo: { key: 'U', does: 'undo' },
    hint: { key: 'H', does: 'hint' },
    view: { key: 'V', does: 'drawn table or page in words' },
    other: { key: 'O', does: 'to the other table that waits for you' },
    menu: { key: '?', does: 'this list' },
    skip: { key: 'Esc', does: 'skip what is being played back' },
  },
  words: {
    choices: 'Your choices',
    nothing: 'There is nothing for you to decide just now.',
    confirm: 'Confirm',
    back: 'Back',
  },
  learn: {
    progress: (at: number, of: number) => `${at} of ${of}`,
    next: 'Go on',
    done: 'Play a real match',
    leave: 'Leave',
    begin: 'To the lesson',
    later: 'Not now',
    notYet: 'Not yet: first what the lesson asks for.',
  },
  endPage: {
    label: 'How the match ended',
    open: 'How it ended',
    back: 'Back to the board',
    points: 'How the points came',
    missed: 'How far each of you came',
    hidden: 'What was hidden',
    hands: 'the hands at the end',
    handsWithBots: 'the hands at the end, bots’ too',
    again: 'Again?',
    againLine: 'The same people, the same agreement; chairs move on by one.',
    againAlone: 'The same match once more, against the same bots.',
    you: '(you)',
    left: 'has left the table',
    would: 'would like to',
    tell: 'Tell others',
    picture: 'A picture of how it ended',
    save: 'Save the picture',
    send: 'Send…',
    copy: 'Copy the link',
    names: 'On the picture the others stand as signs, without their names.',
    notDrawn: 'This browser does not draw the picture.',
    somebody: 'Somebody',
    nobody: 'Nobody won',
  },
  rulesPage: {
    whole: 'All of the rules, on a page of their own',
    goal: 'The goal.',
    minute: 'In sixty seconds',
    box: 'What is in the box',
    rule: 'Rule by rule',
    find: 'Find in the rules',
    chapters: 'Chapters',
    learn: 'Learn by playing',
    play: 'Play now',
    friends: 'With friends…',
    tabs: { goal: 'Goal', box: 'Box', rules: 'Rules', search: 'Search' },
    tabsLabel: 'Parts of the rules',
    none: 'No statement has these words.',
    found: (count: number) => (count === 1 ? 'One statement' : `${count} statements`),
    anchor: (number: string, id: string) => `Statement ${number}, ${id}`,
  },
  replay: {
    title: 'Replay',
    line: 'Open the record of a finished match and look at it again, move by move, from any chair.',
    choose: 'Record file',
    viewpoint: 'Seen by',
    gallery: 'The gallery',
    moment: 'Moment',
    momentOf: (at: number, of: number) => `step ${at} of ${of}`,
    first: 'To the beginning',
    back: 'One step back',
    forward: 'One step on',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    times: (speed: number) => `${speed === 0.5 ? '½' : speed} ×`,
    turn: (numeral: string) => `Turn ${numeral}`,
    share: 'Share',
    privately:
      'This match is private. A link of its own lets others see this replay and nothing else, without the other players’ names.',
    makeLink: 'Make a link for others',
    takeBack: 'Take it back',
    takenBack: 'The link leads nowhere any more.',
    shareMoment: 'Share this moment',
    link: 'The link to this moment',
    copyLink: 'Copy the link',
    opensHere: (name: string) =>
      `Opens here, seen by ${name}. Only finished matches can be shared; whoever opens it sees all that followed.`,
  },
  matches: {
    title: 'Matches',
    allGames: 'All games',
    openTable: 'Open a table…',
    waiting: 'Waiting for you',
    others: 'Waiting for others',
    finished: 'Finished',
    all: 'All',
    again: 'Again',
    replay: 'Replay',
    remove: 'Delete',
    removeSure: 'Delete?',
    yes: 'Yes',
    no: 'No',
    removed: 'Deleted.',
    undo: 'Undo',
    invitations: 'Invitations',
    invitesYou: (name: string) => `${name} invites you`,
    sitDown: 'Sit down',
    open: 'Open tables',
    noneOpen: 'No table is open just now.',
    toWatch: 'To watch',
    asGallery: 'as the gallery sees it',
    nobodyWaits: 'Nobody waits for you',
    chairFree: 'A chair is free: the first match takes five minutes.',
    offline: 'The server is out of reach. Tables on this device are here.',
    won: 'You won',
    wonBy: (name: string) => `${name} won`,
    shared: 'A shared victory',
    ended: 'Nobody won',
    youResigned: 'You resigned',
    keptFor: (days: number) =>
      `This server deletes finished matches after ${days === 1 ? 'a day' : `${days} days`}; download the record of those you want to keep.`,
  },
  /** What every list says of a table. */
  lists: {
    aside: 'Set aside by the server. Nothing is lost.',
    chairsFree: (free: number) =>
      free === 0
        ? 'Everybody is here.'
        : free === 1
          ? 'One chair is still free.'
          : `${free} chairs are still free.`,
    answered: 'A question to all: you have answered',
    isToPlay: (name: string, since: string) => `${name} is to play, ${since}`,
    othersPlay: 'The others are playing',
    onDevice: 'on this device',
    has: (name: string, time: string) => `${name}: ${time}`,
    look: 'Look',
    free: 'free',
    invited: 'by invitation',
    join: 'Join',
    watch: 'Watch',
    botOf: (level: Level) => `${level} bot`,
    watched: (count: number) =>
      count === 1 ? 'one person watches' : `${number(count).toLowerCase()} people watch`,
    openLine: (pace: string) => `open, ${pace}`,
    pace: (rule: ClockRule) => {
      switch (rule.kind) {
        case 'none':
          return 'no clock';
        case 'live':
          return `live, ${turnWords(rule.turn)} a turn`;
        case 'days':
          return rule.days === 1 ? 'a day a turn' : `${number(rule.days).toLowerCase()} days a turn`;
      }
    },
  },
  times: {
    left: ({ of, count }: Span) => `${count} ${count === 1 ? of.slice(0, -1) : of} left`,
    tillTomorrow: (at: Date) => `till tomorrow, ${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`,
    since: (moment: string) => `since ${moment}`,
    sinceMorning: 'since this morning',
    sinceNoon: 'since noon',
    sinceYesterday: 'since yesterday',
    justNow: 'just now',
  },
  profile: {
    title: 'You',
    lead: 'A name is all that is needed. It is kept in a cookie on this device.',
    name: 'Name',
    save: 'Save',
    saved: 'Saved.',
    signOut: 'Sign out on this device',
    signOutLine: 'Only with a recovery code can you come back as the same person.',
    recovery: 'Another device',
    endOthers: 'Sign out all my other devices',
    endOthersLine: 'As soon as the code is made: for when one was lost, or somebody else may use it.',
    othersEnded: 'Your other devices are signed out.',
    newCode: 'Get a code',
    badCode: 'This code opens nothing: it was used already, or a newer one has voided it.',
    haveCode: 'I have a code',
    useCode: 'Use it',
    welcome: (name: string) => `Welcome back, ${name}.`,
  },
  notices: {
    /** On the screen of a device, below the name of the game. */
    asked: 'It is your turn.',
    offer: 'Shall this browser tell you when it is your turn, also while this page is closed?',
    yes: 'Yes, tell me',
    no: 'Rather not',
    title: 'When it is your turn',
    line: 'Of matches by correspondence, also while the page is closed. Which game and which table, nothing else.',
    on: 'Tell me',
    off: 'Do not',
    quiet: 'Quiet at night',
    quietLine: 'Notices wait until the morning.',
    from: 'from',
    to: 'until',
    turnedOn: 'This browser will tell you.',
    denied: 'This browser does not let pages send notices. Its own settings for this page can change that.',
    unsupported: 'This browser cannot be told anything while the page is closed.',
    needsHome: 'On this device, first add the page to the home screen; then notices can be turned on here.',
    needsHttps: 'Notices need a server with https.',
    failed: 'The browser could not reach its own push service. Please try again later.',
  },
  settings: {
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'As the device', light: 'Vellum', dark: 'Candle-lit' },
    motion: 'Motion',
    motions: { auto: 'As the device', full: 'Full', less: 'Less' },
    pace: 'Speed of motion',
    paces: { calm: 'Unhurried', usual: 'Usual', quick: 'Quick' },
    sound: 'Sound',
    sounds: { on: 'On', off: 'Off' },
    volume: 'Volume',
    print: 'Print',
    prints: { usual: 'Usual', large: 'Large' },
    contrast: 'Contrast',
    contrasts: { auto: 'As the device', usual: 'Usual', more: 'High' },
    assistance: 'Help',
    assistances: { off: 'none', seen: 'what I saw', follows: 'all that follows' },
    forced: 'Only one move',
    forcedChoices: { on: 'Make it for me', off: 'I make it myself' },
    view: 'Table',
    views: { drawn: 'Drawn table', words: 'Page in words' },
    lines: {
      theme: 'Light vellum or candle-light.',
      motion: 'Less motion shows every change at once.',
      pace: 'How long the steps of others are shown.',
      volume: 'Of all sounds together.',
      print: 'Larger words on all pages.',
      contrast: 'Darker words and stronger lines.',
      sound: 'Wood, stone and bells; one sound for your turn.',
      assistance: 'What the notebook marks by itself, for you alone.',
      forced: 'Only where everybody can see that there is no other.',
      view: 'The page in words is made for screen readers and has everything the drawn table has.',
    },
  },
  /** Where there is nothing. */
  lost: {
    game: (game: string) => `There is no game called “${game}” here.`,
    games: 'These are the games of the house:',
    localLine: 'A match on a device is on that device alone, until somebody removes it.',
    matchLine:
      'The link may not be whole, the table may have been closed, or the match is for its players alone.',
  },
  errors: {
    notFound: 'There is no such page.',
    offline: 'The server is out of reach. Matches on this device work all the same.',
    noSuchMatch: 'There is no such match here.',
    brokenMatch: 'This match cannot be opened with this version of the rules.',
    noRecord: 'The record is there once the match is over.',
    badRecord: 'This file is not the record of a finished match.',
    notKept: 'This is not kept on this device yet, and the server is out of reach.',
    unavailable: 'That did not work. Please try again.',
    malformed: 'The server did not understand that.',
    tooLarge: 'That is too long.',
    tooFast: 'That was too fast. Wait a moment.',
    tooMany:
      'Enough tables are open for now: begin, leave or close some of yours, or come back a little later.',
    unknownMatch: 'There is no such match here.',
    notSignedIn: 'Take a name first.',
    needsKey: 'Here only those open tables who know the key of the host.',
    askKey: 'The key for opening tables on this server:',
    notYours: 'That is not yours to do.',
    notOpen: 'This table is no longer open.',
    notRunning: 'This match is not being played.',
    notFinished: 'This match is not over yet.',
    seatTaken: 'This chair is taken.',
    badInvite: 'This invitation does not hold.',
    badOptions: 'These options do not go together.',
    badOrigin: 'This page may not do that.',
    full: 'All chairs are taken.',
    notStored: 'The server cannot store anything just now, so nothing has changed. Please try again later.',
    setAside: 'This match was set aside by the server. Nothing is lost.',
    outdated: 'This page is older than the server. Nothing is lost.',
    otherRules:
      'This match is played by another version of the rules than this page has: it loads itself anew. Nothing is lost.',
    loadAgain: 'Load the page again',
  },
};

/** What a language must bring. */
export type Words = typeof en;
