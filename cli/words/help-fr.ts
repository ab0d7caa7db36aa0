import type { HelpWords } from './words.ts';

const LANG = ['--lang en|fr', 'langue ; par défaut celle de votre terminal'] as const;
const JSON_FLAG = ['--json', 'la dernière ligne de la sortie est un objet JSON'] as const;
const SEATS = ['--seats N', 'nombre de joueurs'] as const;
const OPTION = [
  '--option CLÉ=VALEUR',
  'une option du jeu ; peut se répéter (voir : conclave games)',
] as const;
const SEED = ['--seed S', 'la même graine donne les mêmes parties ; un nombre ou un mot'] as const;
const BUDGET = [
  '--budget B',
  'réflexion des robots à chaque décision : itérations (400), millisecondes (50ms) ou comme à la table (table) ; par défaut un dixième de celle de la table',
] as const;
const DATA = [
  '--data DOSSIER',
  'dossier des données du serveur ; par défaut ./data (ou CONCLAVE_DATA)',
] as const;
const DATABASE = [
  '--database URL',
  'une base PostgreSQL que plusieurs serveurs se partagent, postgres://nom:mot-de-passe@hôte/base (ou CONCLAVE_DATABASE)',
] as const;

export const frenchHelp: HelpWords = {
  tagline: 'Conclave : une table pour des jeux à secrets, dans votre terminal.',
  usage: 'Usage',
  commands: 'Commandes',
  flags: 'Paramètres',
  examples: 'Exemples',
  more: 'En savoir plus sur une commande : conclave COMMANDE --help',
  menu: 'Sans commande, Conclave ouvre son menu.',
  of: {
    play: {
      summary: 'jouer une partie : contre des robots, en solo ou à plusieurs au même clavier',
      usage: [
        'conclave play JEU [paramètres]',
        'conclave play --load FICHIER',
        'conclave play [JEU] --server ADRESSE',
        'conclave play --server ADRESSE CODE',
      ],
      flags: [
        SEATS,
        [
          '--you LISTE',
          'places des personnes à ce clavier, comptées à partir de 0 ; par défaut 0 ; « none » pour regarder',
        ],
        ['--names LISTE', 'le nom de ces personnes'],
        [
          '--bots LISTE',
          'niveaux des autres places, dans l’ordre : easy, fair, strong ; le dernier se répète ; par défaut fair',
        ],
        [
          '--friends N',
          'avec --server : combien des autres places sont pour des amis ; par défaut toutes, avec --bots aucune',
        ],
        OPTION,
        [
          '--aids',
          'on peut demander des conseils contre d’autres personnes ; seul ou contre des robots, toujours',
        ],
        ['--seed S', 'la même graine donne la même distribution ; un nombre ou un mot'],
        [
          '--server ADRESSE',
          'jouer sur un serveur : son adresse pour y ouvrir une partie ou, avec un code, y prendre place ; ou le lien d’une partie',
        ],
        ['--load FICHIER', 'reprendre une partie enregistrée'],
        ['--beat MS', 'durée du coup d’un robot ; par défaut 1200'],
        ['--plain', 'des lignes à la suite plutôt qu’un plein écran'],
        LANG,
      ],
      examples: [
        ['conclave play temple-code', 'choisir d’abord les places et les options'],
        ['conclave play temple-code --seats 3 --bots strong,fair', 'vous contre deux robots'],
        ['conclave play temple-code --seats 2 --you 0,1 --names Alix,Bruno', 'deux personnes, un clavier'],
        ['conclave play temple-code --seats 1 --lang fr', 'en solo et en français'],
      ],
    },
    replay: {
      summary: 'raconter une partie enregistrée et la vérifier',
      usage: ['conclave replay FICHIER [paramètres]'],
      flags: [
        [
          '--seat N|gallery|all',
          'de quel point de vue : une place comptée à partir de 0, les spectateurs, ou tout (par défaut)',
        ],
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave replay soiree.json', 'tout ce qui s’est passé'],
        ['conclave replay soiree.json --seat 0', 'ce que la première place a appris'],
      ],
    },
    review: {
      summary: 'ce que chacun pouvait savoir dans une partie terminée',
      usage: ['conclave review FICHIER [paramètres]'],
      flags: [
        ['--seat N|all', 'de qui : une place comptée à partir de 0, ou toutes (par défaut)'],
        [
          '--budget B',
          'combien chercher pour les suppositions et les avis : itérations (400) ou millisecondes (2000ms)',
        ],
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave review soiree.json', 'le bilan de tout le monde'],
        ['conclave review soiree.json --seat 0', 'ce que la première place pouvait savoir'],
      ],
    },
    puzzle: {
      summary: 'l’énigme d’un jour, la même pour tout le monde',
      usage: ['conclave puzzle JEU [paramètres]'],
      flags: [
        ['--date D', 'de quel jour, par exemple 2026-06-20 ; par défaut aujourd’hui'],
        ['--solve', 'la réponse, et pourquoi c’est la seule'],
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave puzzle temple-code', 'l’énigme du jour'],
        ['conclave puzzle temple-code --date 2026-06-20 --solve', 'un jour passé, avec sa réponse'],
      ],
    },
    games: {
      summary: 'la liste des jeux, avec leurs places et leurs options',
      usage: ['conclave games [paramètres]'],
      flags: [JSON_FLAG, LANG],
      examples: [['conclave games', 'à quoi jouer ?']],
    },
    serve: {
      summary: 'ouvrir la maison : un serveur pour navigateurs et terminaux',
      usage: ['conclave serve [paramètres]'],
      flags: [
        ['--port N', 'port d’écoute ; par défaut 4004 (ou CONCLAVE_PORT)'],
        ['--host H', 'adresse d’écoute ; par défaut cette machine seulement (ou CONCLAVE_HOST)'],
        DATA,
        DATABASE,
        ['--log', 'écrire le journal du serveur sur la sortie standard'],
        LANG,
      ],
      examples: [
        ['conclave serve', 'sur http://localhost:4004'],
        ['conclave serve --host 0.0.0.0 --port 8080', 'pour tout le réseau local'],
      ],
    },
    backup: {
      summary: 'copier toutes les données d’un serveur dans un fichier, même en marche',
      usage: ['conclave backup FICHIER [paramètres]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave backup lundi.db', 'n’écrase jamais un fichier']],
    },
    restore: {
      summary: 'mettre une sauvegarde dans un dossier de données ou une base vides',
      usage: ['conclave restore FICHIER [paramètres]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [
        ['conclave restore lundi.db --data neuf', 'puis : conclave serve --data neuf'],
        [
          'conclave restore lundi.db --database postgres://…',
          'd’une machine à plusieurs ; backup fait le chemin inverse',
        ],
      ],
    },
    export: {
      summary: 'écrire dans un fichier l’enregistrement d’une partie terminée d’un serveur',
      usage: ['conclave export PARTIE FICHIER [paramètres]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave export 0f3c…9a soirée.json', 'l’identifiant figure dans l’adresse de la partie']],
    },
    import: {
      summary: 'ajouter à un serveur l’enregistrement d’une partie terminée',
      usage: ['conclave import FICHIER [paramètres]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave import soirée.json', 'tout le monde peut alors la revoir']],
    },
    verify: {
      summary: 'rejouer toutes les parties d’un serveur et comparer avec ce qui est enregistré',
      usage: ['conclave verify [paramètres]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave verify', 'se termine par une erreur si quelque chose diffère']],
    },
    people: {
      summary: 'lister les gens d’un serveur, les plus récents d’abord',
      usage: ['conclave people [paramètres]'],
      flags: [
        ['--remove ID', 'retirer le nom de quelqu’un ; ses tables l’apprennent'],
        ['--say TEXTE', 'avec cette phrase'],
        DATA,
        DATABASE,
        JSON_FLAG,
        LANG,
      ],
      examples: [['conclave people', 'depuis quand, l’identifiant et le nom']],
    },
    tables: {
      summary: 'lister les tables ouvertes et les parties en cours d’un serveur, comme la galerie',
      usage: ['conclave tables [paramètres]'],
      flags: [
        [
          '--remove ID',
          'fermer une table, une minute après l’avoir annoncé ; une partie s’arrête sans vainqueur',
        ],
        ['--say TEXTE', 'avec cette phrase'],
        DATA,
        DATABASE,
        JSON_FLAG,
        LANG,
      ],
      examples: [['conclave tables', 'jamais qui l’on attend : l’hôte joue aussi']],
    },
    words: {
      summary: 'lire les mots laissés à l’hôte d’un serveur',
      usage: ['conclave words [paramètres]'],
      flags: [['--clear', 'tout effacer'], DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave words', 'le jour, qui, dans quelle partie, et le mot']],
    },
    notices: {
      summary: 'laisser un serveur prévenir, page fermée, que c’est à quelqu’un de jouer, ou non',
      usage: ['conclave notices on|off [paramètres]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave notices on', 'pour une copie restaurée, quand l’original ne tourne plus']],
    },
    record: {
      summary: 'faire jouer une partie à des robots et en écrire l’enregistrement',
      usage: ['conclave record JEU [paramètres]'],
      flags: [
        SEATS,
        ['--bots LISTE', 'random, easy, fair, strong ou search, à tour de rôle ; par défaut fair'],
        SEED,
        BUDGET,
        OPTION,
        ['--out FICHIER', 'où l’écrire ; par défaut sur la sortie'],
        LANG,
      ],
      examples: [
        [
          'conclave record templar --seats 3 --seed first --out first.json',
          'une partie pour les tests de Templar',
        ],
      ],
    },
    simulate: {
      summary: 'faire jouer de nombreuses parties à un robot contre lui-même',
      usage: ['conclave simulate JEU [paramètres]'],
      flags: [
        SEATS,
        ['--games G', 'nombre de parties ; par défaut 100'],
        SEED,
        ['--bot B', 'random, easy, fair, strong ou search ; par défaut random'],
        BUDGET,
        OPTION,
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave simulate temple-code --seats 3 --games 1000 --seed 42', 'mille parties au hasard'],
      ],
    },
    arena: {
      summary: 'opposer des robots et mesurer lequel est le plus fort',
      usage: ['conclave arena JEU --bots LISTE [paramètres]', 'conclave arena JEU --ladder [paramètres]'],
      flags: [
        SEATS,
        [
          '--bots LISTE',
          'random, easy, fair, strong ; s’il y a plus de places que de noms, les noms se répètent',
        ],
        ['--against DOSSIER', 'aussi les robots de mêmes noms d’un autre Conclave compilé'],
        ['--ladder', 'les trois niveaux sur une même échelle, dans games/JEU/ladder.json'],
        ['--games G', 'nombre de parties ; par défaut 100'],
        SEED,
        BUDGET,
        OPTION,
        JSON_FLAG,
        LANG,
      ],
      examples: [
        [
          'conclave arena temple-code --seats 2 --bots strong,fair --games 400',
          'strong est-il plus fort que fair ?',
        ],
        [
          'conclave arena templar --seats 3 --bots fair --against ../avant',
          'fair est-il plus fort qu’avant ?',
        ],
      ],
    },
  },
};
