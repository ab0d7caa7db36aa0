import { elide, typeset, typesetAll } from '@conclave/engine/language';
import type { ClockRule } from '@conclave/wire';
import type { Words } from './en.ts';

const joueurs = (count: number) => (count === 1 ? '1 joueur' : `${count} joueurs`);
const secondes = (count: number) => (count === 60 ? 'une minute' : `${count} secondes`);
const enReserve = (bank: number) => {
  const count = Math.round(bank / 60);
  return `${count} minute${count > 1 ? 's' : ''}`;
};
/** As the first word of a sentence. */
const dureeDeTour = (length: number) => {
  if (length % 60 !== 0) return `${length} secondes`;
  return length === 60 ? 'une minute' : `${nombre(length / 60).toLowerCase()} minutes`;
};
const nombre = (count: number) =>
  ['Aucun', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'][count] ??
  String(count);
const et = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}`;
/** How long a turn is. */
const turnOf = (rule: ClockRule) => {
  switch (rule.kind) {
    case 'none':
      return 'autant que l’on veut';
    case 'live':
      return secondes(rule.turn);
    case 'days':
      return rule.days === 1 ? 'un jour' : `${nombre(rule.days).toLowerCase()} jours`;
  }
};
const de = (name: string) => elide('de', name);

const plain: Words = {
  skip: 'Aller à la table',
  toHome: 'Vers la première page',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  rules: 'Règles',
  languages: { en: 'Anglais', fr: 'Français' },
  nav: {
    label: 'Conclave',
    games: 'Jeux',
    home: 'Jouer',
    daily: 'Quotidien',
    matches: 'Parties',
    replay: 'Revoir',
    profile: 'Vous',
    settings: 'Réglages',
  },
  titles: {
    rules: (game) => `Règles : ${game}`,
    lesson: (game, part) => (part ? `Leçon : ${game}, ${part}` : `Leçon : ${game}`),
    replay: (game) => `Revoir : ${game}`,
    room: (game) => `Avant la partie : ${game}`,
  },
  home: {
    tagline: 'Une table pour les jeux de secrets',
    lead: 'À cette table, chacun sait quelque chose que vous ignorez. Une chaise est libre.',
    sitDown: 'S’asseoir',
    chair: 'vous',
    playAtOnce: 'Je connais : jouer tout de suite',
    withAGuide:
      'Temple Code, avec un guide à vos côtés : cinq minutes. Sans compte, rien à installer, gratuit.',
    hello: (hour, name) => {
      const words = { morning: 'Bonjour', afternoon: 'Bonjour', evening: 'Bonsoir' }[hour];
      return name === '' ? words : `${words}, ${name}`;
    },
    nobodyWaits: 'Personne ne vous attend.',
    tablesWait: (count, since) => {
      const tables = count === 1 ? 'Une table vous attend' : `${nombre(count)} tables vous attendent`;
      return since === null ? `${tables}.` : `${tables}, dont une ${since}.`;
    },
    goOnWith: (game) => `Reprendre : ${game}`,
    playOf: (game) => `Jouer : ${game}`,
    somethingNew: 'Autre chose',
    yourTables: 'Vos tables',
    allYourTables: 'Toutes vos tables',
    goOn: 'Reprendre',
    openTables: 'Amis et tables ouvertes',
    allTables: 'Toutes les tables',
    openYourself: 'En ouvrir une…',
    noNetwork: 'Pas de réseau. Le canapé et les robots sont là quand même.',
    riddle: 'L’énigme du jour',
    daysRunning: (days) => (days === 1 ? 'un jour de suite' : `${days} jours de suite`),
    noDaysYet: 'une par jour, la même pour tout le monde',
    solveIt: 'La résoudre',
    allRiddles: 'Toutes celles du jour',
    beingPlayed: 'En ce moment',
    live: 'en direct',
    fairBots: (count) => `${nombre(count).toLowerCase()} robots moyens, dans ce navigateur`,
    takeAChair: 'Prendre place',
    games: 'Les jeux',
    players: (min, max) => (min === max ? joueurs(min) : `de ${min} à ${joueurs(max)}`),
    range: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    minutes: (minutes) => `${minutes} min`,
    learning: { 1: 'peu à apprendre', 2: 'un peu plus à apprendre', 3: 'beaucoup à apprendre' },
    kept: 'gardé pour le train',
    play: 'Jouer',
    newMatch: 'Nouvelle partie…',
    learn: 'Apprendre',
    learnAs: (part) => `Apprendre en jouant : ${part}`,
    ways: 'Façons de jouer',
    wayNames: {
      alone: 'En solitaire',
      sofa: 'Sur un canapé',
      online: 'Avec des amis',
      gallery: 'De la galerie',
      again: 'Revoir',
    },
    wayLines: {
      alone: 'Des robots de trois forces, même sans réseau.',
      sofa: 'Un seul appareil passe de main en main ; un rideau tombe à chaque passage.',
      online: 'Envoyez un lien ou montrez un code. En direct, ou un coup par jour.',
      gallery: 'Regardez une table ; vous voyez ce que tous peuvent voir, rien de plus.',
      again: 'Ouvrez un enregistrement, revoyez une partie depuis n’importe quelle place.',
    },
    costsNothing: 'Conclave est gratuit, sans compte, et marche sans réseau.',
    openRecord: 'Ouvrir un enregistrement',
    inWords: 'Page en mots',
    anotherDevice: 'Un autre appareil',
  },
  newMatch: {
    title: (game) => `Nouvelle partie : ${game}`,
    about: (minutes, rounds) => `Environ ${minutes} minutes, ${rounds} tours.`,
    where: 'Où',
    wheres: { here: 'Contre des robots', sofa: 'Sur un canapé', online: 'En ligne' },
    whereLines: {
      here: 'Sur cet appareil, même sans réseau.',
      sofa: 'Plusieurs personnes se passent cet appareil ; chacun ne voit que ce qu’il peut voir.',
      online: 'Chacun sur son appareil, grâce à un lien d’invitation.',
    },
    seats: 'À combien',
    solo: 'Solo',
    who: 'Qui s’assied où',
    nameOf: (seat) => `Nom à la place ${seat}`,
    nameOr: (name) => `Nom (ou ${name})`,
    kindOf: (seat) => `Qui joue à la place ${seat}`,
    later: 'qui viendra',
    kinds: { person: 'Une personne', open: 'Ouverte à tous', invited: 'Sur invitation' },
    levelLines:
      'Les robots faciles jouent aussitôt et sensément ; les moyens raisonnent ; les forts réfléchissent aussi loin qu’ils peuvent. Aucun ne voit plus que sa place ne le permet.',
    options: 'Options',
    yourRole: 'Vous jouez',
    clock: 'Temps',
    clocks: {
      none: 'Sans pendule',
      quick: 'En direct, vif',
      live: 'En direct',
      calm: 'En direct, posé',
      liveNumbers: 'En direct, en chiffres…',
      day: 'Un jour par tour',
      days: 'Trois jours par tour',
      week: 'Une semaine par tour',
      daysNumbers: 'Jours, en chiffres…',
    },
    clockLine: (rule) => {
      switch (rule.kind) {
        case 'none':
          return 'Prenez tout votre temps.';
        case 'live':
          return `En direct : ${secondes(rule.turn)} par tour, et ${enReserve(rule.bank)} en réserve.`;
        case 'days':
          return `Par correspondance : ${rule.days === 1 ? 'un jour' : `${nombre(rule.days).toLowerCase()} jours`} par tour.`;
      }
    },
    clockNumbers: { turn: 'Secondes par tour', bank: 'Minutes en réserve', days: 'Jours par tour' },
    absence: 'En cas d’absence ou d’abandon',
    absenceLine: 'Un robot de ce niveau garde la chaise.',
    listed: 'Visible dans le salon',
    listedLine: 'Chacun peut prendre une place ouverte, chacun peut regarder.',
    aids: 'Conseils et « tout ce qui en découle »',
    aidsLine:
      'Peut-on s’en servir contre d’autres personnes ? Les notes personnelles restent permises. C’est affaire de confiance.',
    begin: 'Commencer',
  },
  room: {
    aids: 'Les conseils et « tout ce qui en découle » sont permis dans cette partie.',
    noAids:
      'Franc-jeu, sur parole : ni conseils, ni « tout ce qui en découle ». Vos propres notes restent permises.',
    without: (option) => `Sans : ${option}`,
    option: (name, value) => `${name} : ${value}`,
    own: (minutes) =>
      minutes < 1
        ? 'Votre table, ouverte à l’instant.'
        : minutes === 1
          ? 'Votre table, ouverte il y a une minute.'
          : minutes < 60
            ? `Votre table, ouverte il y a ${minutes} minutes.`
            : 'Votre table.',
    others: (name) => `Table ouverte par ${name}.`,
    chairs: (min, max, now) =>
      min === max
        ? `${nombre(now)} chaises.`
        : `${min === 1 ? 'D’un' : `De ${nombre(min).toLowerCase()}`} à ${nombre(max).toLowerCase()} joueurs ; ${nombre(now).toLowerCase()} chaises.`,
    invites: (name) => (name === null ? 'On vous invite à jouer à' : `${name} vous invite à jouer à`),
    waits: 'Une chaise vous attend.',
    botIs: (level) => `robot ${level}`,
    botFor: (seat) => `Un robot à la place ${seat}`,
    waitingFor: (free) => (free === 1 ? 'Une chaise est libre.' : `${nombre(free)} chaises sont libres.`),
    mayTake: 'Pour un invité ou un robot.',
    mayTakeThem: 'Pour des invités ou des robots.',
    everybody: 'Tout le monde est là.',
    allReady: 'C’est bon pour tout le monde.',
    notReady: (names) =>
      names.length === 1
        ? `${names[0]} n’a pas encore dit « c’est bon » ; vous pouvez commencer quand même.`
        : `${et(names)} n’ont pas encore dit « c’est bon » ; vous pouvez commencer quand même.`,
    begins: (name) =>
      name === null ? 'La partie commencera bientôt.' : `C’est ${name} qui lance la partie.`,
    standIn: 'L’hôte s’est absenté depuis dix minutes : vous pouvez commencer.',
    full: 'Toutes les chaises sont prises.',
    playAtOnce: 'Jouer à ce jeu tout de suite',
    isReady: 'c’est bon',
    notYet: 'pas encore',
    invited: 'sur invitation',
    free: 'libre',
    youAsk: 'vous ?',
    yourName: 'Votre nom',
    nameIsEnough: 'Un nom suffit. Ni compte, ni courriel ; rien à installer.',
    join: 'Prendre place',
    iAmReady: 'C’est bon pour moi',
    notReadyAfterAll: 'Pas encore, finalement',
    leave: 'Partir',
    takeChair: 'Prendre cette chaise',
    askSwap: 'Proposer un échange',
    swapAsked: 'Échange proposé',
    takeBackWish: 'Y renoncer',
    wouldSwap: (name) => `${name} voudrait échanger sa chaise avec la vôtre.`,
    agree: 'D’accord',
    ratherNot: 'Plutôt non',
    removeGuest: 'Reprendre la chaise',
    sendAway: 'Le renvoyer',
    letBot: 'Asseoir un robot…',
    removeChair: 'Retirer la chaise',
    closeTable: 'Fermer la table',
    addChair: 'Ajouter une chaise',
    start: 'Commencer la partie',
    agreed: 'Ce qui est convenu',
    change: 'Changer…',
    changeTitle: 'Changer ce qui est convenu',
    askedAgain: 'Après un changement, on redemande à chacun si c’est bon.',
    save: 'Convenir de ceci',
    clock: (rule, level) => {
      const robot = `Qui s’absente est remplacé par un robot ${level}, jusqu’à son retour.`;
      switch (rule.kind) {
        case 'none':
          return [
            'Sans pendule',
            `Prenez tout votre temps. Qui s’absente peut être remplacé par un robot ${level}, jusqu’à son retour.`,
          ];
        case 'live':
          return [`${rule.turn} s par tour`, `Et ${enReserve(rule.bank)} en réserve. ${robot}`];
        case 'days':
          return [rule.days === 1 ? 'Un jour par tour' : `${nombre(rule.days)} jours par tour`, robot];
      }
    },
    fairPlay: 'Franc-jeu, sur parole',
    fairPlayLine: 'Ni conseils, ni « tout ce qui en découle ». Vos notes restent à vous.',
    helpAllowed: 'Avec de l’aide',
    asInTheBox: 'Comme dans la boîte',
    restAsInTheBox: 'Le reste comme dans la boîte.',
    allAsInTheBox: 'Les règles telles qu’imprimées, sans ajout.',
    byInvitation: 'Sur invitation',
    byInvitationLine: 'Hors du salon ; ne regarde que qui a reçu le lien.',
    inLobby: 'Dans le salon',
    inLobbyLine: 'Chacun peut prendre une chaise ouverte, chacun peut regarder.',
    inviteShort: 'Inviter…',
    agreedShort: 'Convenu…',
    invite: 'Inviter quelqu’un',
    codeAloud: 'Le code, à dire tout haut :',
    codeWhere: (host) => `à saisir sur ${host}, sous Jeux`,
    lately: 'Récemment à votre table :',
    inviteOne: 'Inviter',
    inviteNamed: (name) => `Inviter ${name}`,
    isInvited: 'déjà invité',
    copy: 'Copier le lien',
    share: 'Partager…',
    copied: 'Copié.',
    notCopied: 'Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le vous-même.',
    qr: 'Le lien d’invitation en code QR',
    talk: 'Paroles',
    saySomething: 'Dites quelque chose',
    send: 'Envoyer',
    inFull: 'En détail',
    sixty: 'En soixante secondes',
    learn: 'Apprendre en jouant, 5 min',
    code: 'On vous a dit un code ?',
    codeLabel: 'Code d’une table',
    codeGo: 'À la table',
    codeWrong: 'Aucune table n’a ce code à présent : la partie a peut-être commencé, ou la table est fermée.',
  },
  table: {
    yourTurn: 'À vous',
    waitingFor: (names) => `On attend ${et(names)}`,
    somebody: 'quelqu’un',
    waitingSomeone: 'On attend quelqu’un',
    watching: 'Un autre onglet joue cette partie ; celui-ci la regarde.',
    connecting: 'Recherche du serveur…',
    serverFull:
      'Le serveur ne peut rien enregistrer pour le moment : votre coup attend. Vous pouvez continuer à regarder.',
    waitsForYou: (game) => `${game} vous attend`,
    reconnecting: 'La liaison est coupée. Nouvel essai…',
    windowCloses: (seconds) =>
      `Réponses secrètes : encore ${seconds} ${seconds > 1 ? 'secondes' : 'seconde'}`,
    moreTime: 'Plus de temps pour tout le monde',
    days: (days) => `${days} j`,
    moreSeconds: (seconds) => `+ ${seconds} s`,
    theEnd: 'La fin',
    wonBy: (names: readonly string[]) =>
      names.length === 1 ? `Victoire : ${names[0]}` : `Victoire partagée : ${et(names)}`,
    you: '(vous)',
    bot: (level) => `Robot : ${level}`,
    botOf: (level, manner = null) => (manner === null ? `(robot ${level})` : `(robot ${level}, ${manner})`),
    away: 'absent',
    sitIn: (name) => `Qui joue à la place ${de(name)}`,
    inPerson: 'En personne',
    letBot: 'Laisser un robot jouer',
    menu: 'Menu',
    beside: 'Notes et chronique',
    board: 'Plateau',
    notebook: 'Carnet',
    ownNotebook: 'Votre carnet',
    latest: 'À l’instant',
    chronicle: 'Chronique',
    people: 'Joueurs',
    chat: 'Paroles',
    chatLine: 'Dire quelque chose',
    send: 'Envoyer',
    noHint: 'Pas de conseil ici.',
    hintNothing: 'Mieux vaut attendre',
    hintReason: (reason) => `Pensez d’abord à ceci. ${reason}`,
    hintBegins: (move) => `Cela commence ainsi : ${move}.`,
    moreHint: 'Demandez encore pour en savoir plus.',
    since: 'Depuis mon dernier tour',
    sinceYours: 'Depuis votre dernier tour',
    soFar: 'Jusqu’ici',
    earlier: 'Vous regardez un moment passé.',
    toPresent: 'Revenir au présent',
    tooLongAgo: 'C’était avant l’ouverture de cette page ; on pourra le revoir après la fin.',
    question: 'Une question à tous',
    questionAsked: 'Plusieurs personnes sont interrogées à la fois. Personne ne voit qui a répondu, ni quoi.',
    questionAnswered: 'C’est fait. Tant que tous n’ont pas répondu, vous pouvez encore changer d’avis.',
    questionWaiting: 'Plusieurs personnes sont interrogées à la fois.',
    anytime: 'À tout moment',
    anytimeLine: 'Ceci n’attend pas votre tour.',
    wantsToEnd: (names) =>
      names.length === 1
        ? `${names[0]} aimerait arrêter la partie ici.`
        : `${et(names)} aimeraient arrêter la partie ici.`,
    agree: 'Accepter',
    handHere: 'Passer l’appareil',
    handTo: (name) => `Passer l’appareil à ${name}`,
    curtainTitle: (name) => `${name}, à vous de jouer`,
    curtainLine: 'À présent, personne d’autre ne devrait regarder l’écran.',
    iAm: (name) => `Je suis ${name}`,
    player: 'Joueur',
    sum: 'Total',
    replay: 'Revoir la partie',
    download: 'Télécharger la partie',
    share: 'Partager',
    review: 'Bilan',
    rematch: 'Rejouer',
    practice: 'Exercice, à partir d’un moment d’une partie finie.',
    rewind: 'Revenir au moment',
    nowAs: (role) => `Jouer ${role}`,
    stronger: (bots) => (bots === 1 ? 'Un robot plus fort' : 'Des robots plus forts'),
    rematchWaits: 'Les autres ont ouvert une nouvelle partie.',
    rematchBegun: (name) => `${name} a ouvert une nouvelle partie avec vous.`,
    rematchOwn: 'Vous avez ouvert une nouvelle partie.',
    comeAlong: 'Les rejoindre',
    peopleLeft: {
      awayFor: (minutes) => `absence : ${minutes} ${minutes > 1 ? 'minutes' : 'minute'}`,
      keeps: (level, name) => `Un robot ${level} garde la chaise en attendant ${name}.`,
      resigned: (level) => `A abandonné ; un robot ${level} continue.`,
      watching: (count) => (count === 1 ? 'Une personne regarde.' : `${count} personnes regardent.`),
      youWatch: 'Vous regardez : vous lisez ce qui se dit, sans écrire.',
    },
    reactions: {
      title: 'Réactions',
      evening: 'Bonsoir',
      played: 'Bien joué',
      thanks: 'Merci',
      hmm: 'Hum…',
      ha: 'Ha !',
      see: 'Je vous vois',
      moment: 'Un instant',
    },
    talk: {
      unread: (count) => (count === 1 ? '1 nouveau message' : `${count} nouveaux messages`),
      more: (count) => `${count} de plus`,
      close: 'Fermer',
      tooMany: 'Trois réactions en dix secondes suffisent.',
      levels: { all: 'Paroles et réactions', reactions: 'Réactions seules', quiet: 'Silence' },
      muted: (names) => (names.length === 0 ? 'En sourdine : personne' : `En sourdine : ${et(names)}`),
      mute: (name) => `Mettre ${name} en sourdine`,
      unmute: (name) => `Réentendre ${name}`,
    },
    wish: {
      end: (name) => `${name} voudrait en rester là`,
      back: (name) => `${name} voudrait reprendre`,
      pause: (name) => `${name} voudrait faire une pause`,
      yoursEnd: 'Vous voudriez en rester là',
      yoursPause: 'Vous voudriez faire une pause',
      yoursBack: 'Vous voudriez reprendre',
      endLine: 'Personne ne gagne. On joue tant que tout le monde n’est pas d’accord.',
      pauseLine: 'La pendule s’arrêterait pour tout le monde, jusqu’à ce que quelqu’un reprenne.',
      agree: 'D’accord',
      no: 'Plutôt non',
      agreed: (names) =>
        `${et(names)} ${names.length === 1 ? 'est' : 'sont'} d’accord. Personne n’apprend qui a dit non.`,
      asked: 'Toute la table est consultée. Personne n’apprend qui a dit non.',
      show: 'Voir la demande',
    },
    pause: {
      title: 'La table fait une pause',
      line: 'Personne ne joue, et la pendule est arrêtée pour tout le monde. Chacun peut reprendre.',
      left: (days) =>
        days <= 1 ? 'On reprendra tout seul demain.' : `On reprendra tout seul dans ${days} jours.`,
      goOn: 'Reprendre la partie',
    },
    menuOf: {
      here: 'À cette table',
      house: 'Maison',
      back: 'Demander à reprendre',
      mayNot: 'Pas maintenant : jamais par-dessus le hasard, un regard ou une réponse secrète.',
      ask: 'Demander',
      end: 'Proposer d’arrêter',
      endLine: 'Personne ne gagne. C’est fini quand tout le monde est d’accord.',
      propose: 'Proposer',
      give: 'Accorder du temps',
      giveLine: (name, rule) => `Un tour de plus pour ${name} : ${turnOf(rule)}.`,
      giveAllLine: (rule) => `Un tour de plus pour tous ceux qui sont interrogés : ${turnOf(rule)}.`,
      giveNow: 'Accorder',
      pause: 'Proposer une pause',
      pauseLine: 'La pendule s’arrête pour tout le monde, si chacun est d’accord. Chacun peut reprendre.',
      resign: 'Abandonner',
      resignLine: (level) =>
        `Un robot ${level} continue à votre place, avec vos cartes et sans vos notes. Tout le monde l’apprend. Vous pouvez rester et regarder, non revenir.`,
      resignShort: 'Quitter la partie pour de bon.',
      stay: 'Rester',
      questionMark: ' ?',
      giveUp: 'Renoncer',
      giveUpLine: 'Personne ne gagnera, et tout ce qui était caché se montre.',
      winLine: 'Tous les autres ont abandonné. Prenez la victoire tout de suite, ou continuez.',
      win: 'Prendre la victoire',
    },
    shortcuts: 'Touches',
    abandon: 'Abandonner la partie',
    agreeToEnd: 'Accepter d’arrêter la partie',
    sure: 'Personne ne gagnera. Vraiment ?',
    yesEnd: 'Oui, arrêter',
    no: 'Non',
  },
  keys: {
    arrows: { key: '← ↑ ↓ →', does: 'vers la prochaine chose éclairée dans cette direction' },
    choices: { key: 'J', does: 'vers le prochain choix possible' },
    undo: { key: 'U', does: 'reprendre le coup' },
    hint: { key: 'H', does: 'conseil' },
    view: { key: 'V', does: 'table dessinée ou page en mots' },
    other: { key: 'O', does: 'vers l’autre table qui vous attend' },
    menu: { key: '?', does: 'cette liste' },
    skip: { key: 'Échap', does: 'passer ce qui est rejoué' },
  },
  words: {
    choices: 'Vos choix',
    nothing: 'Vous n’avez rien à décider pour l’instant.',
    confirm: 'Confirmer',
    back: 'Retour',
  },
  learn: {
    progress: (at, of) => `${at} sur ${of}`,
    next: 'Continuer',
    done: 'Jouer une vraie partie',
    leave: 'Quitter',
    begin: 'Vers la leçon',
    later: 'Plus tard',
    notYet: 'Pas encore : d’abord ce que demande la leçon.',
  },
  endPage: {
    label: 'La fin de la partie',
    open: 'La fin',
    back: 'Retour au plateau',
    points: 'D’où viennent les points',
    missed: 'Jusqu’où chacun est allé',
    hidden: 'Ce qui était caché',
    hands: 'les mains à la fin',
    handsWithBots: 'les mains à la fin, robots compris',
    again: 'Encore ?',
    againLine: 'Les mêmes gens, les mêmes conventions ; on se décale d’une chaise.',
    againAlone: 'La même partie encore une fois, contre les mêmes robots.',
    you: '(vous)',
    left: 'n’est plus là',
    would: 'veut bien',
    tell: 'Raconter',
    picture: 'Une image de la fin',
    save: 'L’image',
    send: 'Envoyer…',
    copy: 'Le lien',
    names: 'Sur l’image, les autres sont des signes, sans leur nom.',
    notDrawn: 'Ce navigateur ne dessine pas l’image.',
    somebody: 'Quelqu’un',
    nobody: 'Personne n’a gagné',
  },
  rulesPage: {
    whole: 'Toutes les règles, sur leur page',
    goal: 'Le but.',
    minute: 'En soixante secondes',
    box: 'Dans la boîte',
    rule: 'Règle par règle',
    find: 'Chercher dans les règles',
    chapters: 'Chapitres',
    learn: 'Apprendre en jouant',
    play: 'Jouer',
    friends: 'Avec des amis…',
    tabs: { goal: 'But', box: 'Boîte', rules: 'Règles', search: 'Chercher' },
    tabsLabel: 'Parties des règles',
    none: 'Aucun énoncé ne contient ces mots.',
    found: (count) => (count === 1 ? 'Un énoncé' : `${count} énoncés`),
    anchor: (number, id) => `Énoncé ${number}, ${id}`,
  },
  replay: {
    title: 'Revoir',
    line: 'Ouvrez l’enregistrement d’une partie terminée et revoyez-la coup par coup, depuis n’importe quelle place.',
    choose: 'Fichier d’enregistrement',
    viewpoint: 'Vu par',
    gallery: 'La galerie',
    moment: 'Moment',
    momentOf: (at, of) => `étape ${at} sur ${of}`,
    first: 'Au début',
    back: 'Une étape en arrière',
    forward: 'Une étape en avant',
    last: 'À la fin',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    times: (speed) => `${speed === 0.5 ? '½' : speed} ×`,
    turn: (numeral) => `Tour ${numeral}`,
    share: 'Partager',
    privately:
      'Cette partie est privée. Un lien à elle laisse voir ce film et rien d’autre, sans le nom des autres.',
    makeLink: 'Créer un lien pour d’autres',
    takeBack: 'Le reprendre',
    takenBack: 'Le lien ne mène plus nulle part.',
    shareMoment: 'Partager ce moment',
    link: 'Le lien vers ce moment',
    copyLink: 'Copier le lien',
    opensHere: (name) =>
      `S’ouvre ici, vu par ${name}. Seules les parties terminées se partagent ; qui l’ouvre voit toute la suite.`,
  },
  matches: {
    title: 'Parties',
    allGames: 'Toutes',
    openTable: 'Ouvrir une table…',
    waiting: 'On vous attend',
    others: 'On attend les autres',
    finished: 'Terminées',
    all: 'Toutes',
    again: 'Encore',
    replay: 'Revoir',
    remove: 'Effacer',
    removeSure: 'Effacer ?',
    yes: 'Oui',
    no: 'Non',
    removed: 'Effacée.',
    undo: 'Annuler',
    invitations: 'On vous invite',
    invitesYou: (name) => `${name} vous invite`,
    sitDown: 'Prendre place',
    open: 'Tables ouvertes',
    noneOpen: 'Aucune table n’est ouverte en ce moment.',
    toWatch: 'À regarder',
    asGallery: 'comme la galerie',
    nobodyWaits: 'Personne ne vous attend',
    chairFree: 'Une chaise est libre : la première partie dure cinq minutes.',
    offline: 'Le serveur est hors d’atteinte. Les tables de cet appareil sont là.',
    won: 'Vous avez gagné',
    wonBy: (name) => `Victoire ${de(name)}`,
    shared: 'Victoire partagée',
    ended: 'Personne n’a gagné',
    youResigned: 'Vous avez abandonné',
    keptFor: (days) =>
      `Ce serveur efface les parties terminées après ${days === 1 ? 'un jour' : `${days} jours`} ; téléchargez celles que vous voulez garder.`,
  },
  lists: {
    aside: 'Mise de côté par le serveur. Rien n’est perdu.',
    chairsFree: (free) =>
      free === 0
        ? 'Tout le monde est là.'
        : free === 1
          ? 'Une chaise est encore libre.'
          : `${free} chaises sont encore libres.`,
    answered: 'Une question à tous : vous avez répondu',
    isToPlay: (name, since) => `C’est à ${name}, ${since}`,
    othersPlay: 'Les autres jouent',
    onDevice: 'sur l’appareil',
    has: (name, time) => `${name} : ${time}`,
    look: 'Voir',
    free: 'libre',
    invited: 'sur invitation',
    join: 'Rejoindre',
    watch: 'Regarder',
    botOf: (level) => `robot ${{ easy: 'facile', fair: 'moyen', strong: 'fort' }[level]}`,
    watched: (count) =>
      count === 1 ? 'une personne regarde' : `${nombre(count).toLowerCase()} personnes regardent`,
    openLine: (pace) => `ouverte, ${pace}`,
    pace: (rule) => {
      switch (rule.kind) {
        case 'none':
          return 'sans pendule';
        case 'live':
          return `en direct, ${dureeDeTour(rule.turn)} par tour`;
        case 'days':
          return rule.days === 1 ? 'un jour par tour' : `${nombre(rule.days).toLowerCase()} jours par tour`;
      }
    },
  },
  times: {
    left: ({ of, count }) => {
      const unit = { days: 'jour', hours: 'heure', minutes: 'minute' }[of];
      return `encore ${count} ${unit}${count === 1 ? '' : 's'}`;
    },
    tillTomorrow: (at) => {
      const minutes = at.getMinutes();
      return `jusqu’à demain, ${at.getHours()}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
    },
    since: (moment) => `depuis ${/^\d{1,2} \D/.test(moment) ? 'le ' : ''}${moment}`,
    sinceMorning: 'depuis ce matin',
    sinceNoon: 'depuis midi',
    sinceYesterday: 'depuis hier',
    justNow: 'à l’instant',
  },
  profile: {
    title: 'Vous',
    lead: 'Un nom suffit. Il est gardé dans un cookie sur cet appareil.',
    name: 'Nom',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    signOut: 'Se déconnecter de cet appareil',
    signOutLine: 'Seul un code de secours vous permettra de revenir sous la même identité.',
    recovery: 'Un autre appareil',
    endOthers: 'Déconnecter tous mes autres appareils',
    endOthersLine:
      'Dès que le code est créé : si l’un d’eux est perdu, ou si quelqu’un d’autre peut s’en servir.',
    othersEnded: 'Vos autres appareils sont déconnectés.',
    newCode: 'Obtenir un code',
    badCode: 'Ce code n’ouvre rien : il a déjà servi, ou un plus récent l’a annulé.',
    haveCode: 'J’ai un code',
    useCode: 'L’utiliser',
    welcome: (name) => `Bon retour, ${name}.`,
  },
  notices: {
    asked: 'C’est à vous de jouer.',
    offer: 'Ce navigateur doit-il vous prévenir quand c’est à vous, même page fermée ?',
    yes: 'Oui, me prévenir',
    no: 'Plutôt non',
    title: 'Quand c’est à vous',
    line: 'Pour les parties par correspondance, même page fermée. Quel jeu et quelle table, rien d’autre.',
    on: 'Me prévenir',
    off: 'Non',
    quiet: 'Silence la nuit',
    quietLine: 'Les messages attendent le matin.',
    from: 'de',
    to: 'à',
    turnedOn: 'Ce navigateur vous préviendra.',
    denied:
      'Ce navigateur ne laisse pas les pages prévenir. Ses propres réglages pour cette page peuvent le permettre.',
    unsupported: 'Ce navigateur ne peut rien annoncer quand la page est fermée.',
    needsHome: 'Sur cet appareil, ajoutez d’abord la page à l’écran d’accueil ; ensuite, cela se règle ici.',
    needsHttps: 'Pour prévenir, il faut un serveur en https.',
    failed: 'Le navigateur n’a pas pu joindre son service de messages. Réessayez plus tard.',
  },
  settings: {
    language: 'Langue',
    theme: 'Thème',
    themes: { auto: 'Comme l’appareil', light: 'Vélin', dark: 'À la bougie' },
    motion: 'Mouvement',
    motions: { auto: 'Comme l’appareil', full: 'Complet', less: 'Réduit' },
    pace: 'Vitesse des gestes',
    paces: { calm: 'Tranquille', usual: 'Habituelle', quick: 'Rapide' },
    volume: 'Volume',
    print: 'Caractères',
    prints: { usual: 'Habituels', large: 'Grands' },
    contrast: 'Contraste',
    contrasts: { auto: 'Comme l’appareil', usual: 'Habituel', more: 'Fort' },
    sound: 'Son',
    sounds: { on: 'Oui', off: 'Non' },
    assistance: 'Aide',
    assistances: { off: 'aucune', seen: 'ce que j’ai vu', follows: 'tout ce qui en découle' },
    forced: 'Coup unique',
    forcedChoices: { on: 'Le jouer pour moi', off: 'Je le joue moi-même' },
    view: 'Table',
    views: { drawn: 'Table dessinée', words: 'Page en mots' },
    lines: {
      pace: 'Combien de temps se montrent les pas des autres.',
      volume: 'De tous les sons ensemble.',
      print: 'Des mots plus grands sur toutes les pages.',
      contrast: 'Des mots plus sombres et des lignes plus fortes.',
      theme: 'Vélin clair ou lumière de bougie.',
      motion: 'Le mouvement réduit montre chaque changement d’un coup.',
      sound: 'Bois, pierre et cloches ; un son à part pour votre tour.',
      assistance: 'Ce que le carnet note de lui-même, pour vous seul.',
      forced: 'Seulement quand tout le monde voit qu’il n’y en a pas d’autre.',
      view: 'La page en mots est faite pour les lecteurs d’écran et contient tout ce que montre la table dessinée.',
    },
  },
  lost: {
    game: (game) => `Il n’y a pas ici de jeu « ${game} ».`,
    games: 'Voici les jeux de la maison :',
    localLine: 'Une partie d’un appareil n’est que sur cet appareil, tant que personne ne l’enlève.',
    matchLine:
      'Le lien est peut-être incomplet, la table a pu être fermée, ou la partie n’est ouverte qu’à ses joueurs.',
  },
  errors: {
    notFound: 'Cette page n’existe pas.',
    offline: 'Le serveur est hors de portée. Les parties de cet appareil marchent quand même.',
    noSuchMatch: 'Cette partie n’existe pas ici.',
    brokenMatch: 'Cette partie ne peut pas être ouverte avec cette version des règles.',
    noRecord: 'L’enregistrement sera là quand la partie sera terminée.',
    badRecord: 'Ce fichier n’est pas l’enregistrement d’une partie terminée.',
    notKept: 'Cela n’est pas encore gardé sur cet appareil, et le serveur est hors de portée.',
    unavailable: 'Cela n’a pas marché. Veuillez réessayer.',
    malformed: 'Le serveur n’a pas compris.',
    tooLarge: 'C’est trop long.',
    tooFast: 'C’était trop rapide. Attendez un instant.',
    tooMany:
      'Assez de tables sont ouvertes pour l’instant : commencez, quittez ou fermez-en, ou revenez un peu plus tard.',
    unknownMatch: 'Cette partie n’existe pas ici.',
    notSignedIn: 'Choisissez d’abord un nom.',
    needsKey: 'Ici, n’ouvre une table que qui connaît la clef de l’hôte.',
    askKey: 'La clef pour ouvrir une table sur ce serveur :',
    notYours: 'Ce n’est pas à vous de le faire.',
    notOpen: 'Cette table n’est plus ouverte.',
    notRunning: 'Cette partie n’est pas en cours.',
    notFinished: 'Cette partie n’est pas encore terminée.',
    seatTaken: 'Cette place est prise.',
    badInvite: 'Cette invitation n’est pas valable.',
    badOptions: 'Ces options ne vont pas ensemble.',
    badOrigin: 'Cette page n’a pas le droit de faire cela.',
    full: 'Toutes les places sont prises.',
    notStored:
      'Le serveur ne peut rien enregistrer pour le moment : rien n’a changé. Veuillez réessayer plus tard.',
    setAside: 'Le serveur a mis cette partie de côté. Rien n’est perdu.',
    outdated: 'Cette page est plus ancienne que le serveur. Rien n’est perdu.',
    otherRules:
      'Cette partie se joue avec une autre version des règles que celle de cette page : la page se recharge. Rien n’est perdu.',
    loadAgain: 'Recharger la page',
  },
};

export const fr: Words = typesetAll(plain, typeset.fr);
