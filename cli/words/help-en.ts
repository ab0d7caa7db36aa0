import type { HelpWords } from './words.ts';

const LANG = ['--lang en|fr', 'language; default: that of your terminal'] as const;
const JSON_FLAG = ['--json', 'the last line of the output is one JSON object'] as const;
const SEATS = ['--seats N', 'how many play'] as const;
const OPTION = [
  '--option KEY=VALUE',
  'an option of the game; may be repeated (see: conclave games)',
] as const;
const SEED = ['--seed S', 'the same seed gives the same games; any number or word'] as const;
const BUDGET = [
  '--budget B',
  'how long bots think at each decision: iterations (400), milliseconds (50ms) or as at the table (table); default: a tenth of the table’s',
] as const;
const DATA = ['--data DIR', 'the folder of the server’s data; default ./data (or CONCLAVE_DATA)'] as const;
const DATABASE = [
  '--database URL',
  'a PostgreSQL that several servers share, postgres://user:password@host/name (or CONCLAVE_DATABASE)',
] as const;

export const englishHelp: HelpWords = {
  tagline: 'Conclave: a table for games of secrets, in your terminal.',
  usage: 'Usage',
  commands: 'Commands',
  flags: 'Flags',
  examples: 'Examples',
  more: 'More about a command: conclave COMMAND --help',
  menu: 'Without a command, Conclave opens its menu.',
  of: {
    play: {
      summary: 'play a match: against bots, alone, or several people at one keyboard',
      usage: [
        'conclave play GAME [flags]',
        'conclave play --load FILE',
        'conclave play [GAME] --server ADDRESS',
        'conclave play --server ADDRESS CODE',
      ],
      flags: [
        SEATS,
        ['--you LIST', 'the seats of people at this keyboard, counted from 0; default 0; “none” to look on'],
        ['--names LIST', 'what these people are called'],
        [
          '--bots LIST',
          'levels of the other seats in order: easy, fair, strong; the last one repeats; default fair',
        ],
        [
          '--friends N',
          'with --server: how many of the other seats are for friends; default all of them, with --bots none',
        ],
        OPTION,
        ['--aids', 'people may ask for hints against each other; alone and against bots everybody may'],
        ['--seed S', 'the same seed deals the same cards; any number or word'],
        ['--load FILE', 'go on with a saved match'],
        [
          '--server ADDRESS',
          'play on a server: its address to open a match there or, with a code, to sit down; or the link of a match',
        ],
        ['--beat MS', 'how long a bot’s move takes; default 1200'],
        ['--plain', 'lines one after the other instead of a full screen'],
        LANG,
      ],
      examples: [
        ['conclave play temple-code', 'choose seats and options first'],
        ['conclave play temple-code --seats 3 --bots strong,fair', 'you against two bots'],
        ['conclave play temple-code --seats 2 --you 0,1 --names Alix,Bruno', 'two people, one keyboard'],
        ['conclave play temple-code --seats 1 --lang fr', 'alone, in French'],
      ],
    },
    replay: {
      summary: 'tell a recorded match as a chronicle, and verify it',
      usage: ['conclave replay FILE [flags]'],
      flags: [
        [
          '--seat N|gallery|all',
          'whose chronicle: a seat counted from 0, the spectators’, or everything (default)',
        ],
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave replay evening.json', 'everything that happened'],
        ['conclave replay evening.json --seat 0', 'what the first player was told'],
      ],
    },
    review: {
      summary: 'what each player could have known in a match that is over',
      usage: ['conclave review FILE [flags]'],
      flags: [
        ['--seat N|all', 'whose review: a seat counted from 0, or all (default)'],
        [
          '--budget B',
          'how long is spent on guesses and opinions: iterations (400) or milliseconds (2000ms)',
        ],
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave review evening.json', 'the review of everybody'],
        ['conclave review evening.json --seat 0', 'what the first player could have known'],
      ],
    },
    puzzle: {
      summary: 'the puzzle of a day, the same for everybody',
      usage: ['conclave puzzle GAME [flags]'],
      flags: [
        ['--date D', 'of which day, as 2026-06-20; default today'],
        ['--solve', 'the answer, and why it is the only one'],
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave puzzle temple-code', 'today’s puzzle'],
        ['conclave puzzle temple-code --date 2026-06-20 --solve', 'a day of the past, with its answer'],
      ],
    },
    games: {
      summary: 'list the games, their seats and their options',
      usage: ['conclave games [flags]'],
      flags: [JSON_FLAG, LANG],
      examples: [['conclave games', 'what there is to play']],
    },
    serve: {
      summary: 'open the house: a server for browsers and terminals',
      usage: ['conclave serve [flags]'],
      flags: [
        ['--port N', 'where to listen; default 4004 (or CONCLAVE_PORT)'],
        ['--host H', 'on which address; default this machine alone (or CONCLAVE_HOST)'],
        DATA,
        DATABASE,
        ['--log', 'write a log of the server to standard output'],
        LANG,
      ],
      examples: [
        ['conclave serve', 'on http://localhost:4004'],
        ['conclave serve --host 0.0.0.0 --port 8080', 'for everybody in the same network'],
      ],
    },
    backup: {
      summary: 'copy all data of a server into one file, also while it runs',
      usage: ['conclave backup FILE [flags]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave backup monday.db', 'never overwrites a file']],
    },
    restore: {
      summary: 'put a backup into an empty data folder or database',
      usage: ['conclave restore FILE [flags]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [
        ['conclave restore monday.db --data fresh', 'then: conclave serve --data fresh'],
        [
          'conclave restore monday.db --database postgres://…',
          'from one machine to many; backup goes the way back',
        ],
      ],
    },
    export: {
      summary: 'write the record of a finished match of a server into a file',
      usage: ['conclave export MATCH FILE [flags]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave export 0f3c…9a evening.json', 'the long id stands in the address of the match']],
    },
    import: {
      summary: 'take the record of a finished match into a server',
      usage: ['conclave import FILE [flags]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave import evening.json', 'everybody may then look at its replay']],
    },
    verify: {
      summary: 'replay every match of a server and compare it with what is stored',
      usage: ['conclave verify [flags]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave verify', 'ends with an error if anything differs']],
    },
    people: {
      summary: 'list the people of a server, the newest first',
      usage: ['conclave people [flags]'],
      flags: [
        ['--remove ID', 'take the name of somebody away; those at their tables are told'],
        ['--say TEXT', 'with this sentence'],
        DATA,
        DATABASE,
        JSON_FLAG,
        LANG,
      ],
      examples: [['conclave people', 'since when, the id, and the name']],
    },
    tables: {
      summary: 'list open tables and running matches of a server, as the gallery sees them',
      usage: ['conclave tables [flags]'],
      flags: [
        ['--remove ID', 'close a table a minute after its people were told; a match ends, and nobody wins'],
        ['--say TEXT', 'with this sentence'],
        DATA,
        DATABASE,
        JSON_FLAG,
        LANG,
      ],
      examples: [['conclave tables', 'never whom a game waits for: hosts play too']],
    },
    words: {
      summary: 'read what players have left for the host of a server',
      usage: ['conclave words [flags]'],
      flags: [['--clear', 'delete all of it'], DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave words', 'the day, who, in which match, and the word']],
    },
    notices: {
      summary: 'let a server tell people with the page closed that it is their turn, or not',
      usage: ['conclave notices on|off [flags]'],
      flags: [DATA, DATABASE, JSON_FLAG, LANG],
      examples: [['conclave notices on', 'for a restored copy, once the original no longer runs']],
    },
    record: {
      summary: 'let bots play one match and write its record down',
      usage: ['conclave record GAME [flags]'],
      flags: [
        SEATS,
        ['--bots LIST', 'random, easy, fair, strong or search, in turn; default fair'],
        SEED,
        BUDGET,
        OPTION,
        ['--out FILE', 'where to write it; by default to the output'],
        LANG,
      ],
      examples: [
        [
          'conclave record templar --seats 3 --seed first --out first.json',
          'a fixture for the tests of Templar',
        ],
      ],
    },
    simulate: {
      summary: 'let a bot play many games against itself',
      usage: ['conclave simulate GAME [flags]'],
      flags: [
        SEATS,
        ['--games G', 'how many games; default 100'],
        SEED,
        ['--bot B', 'random, easy, fair, strong or search; default random'],
        BUDGET,
        OPTION,
        JSON_FLAG,
        LANG,
      ],
      examples: [
        ['conclave simulate temple-code --seats 3 --games 1000 --seed 42', 'a thousand random games'],
      ],
    },
    arena: {
      summary: 'let bots play against each other and measure who is stronger',
      usage: ['conclave arena GAME --bots LIST [flags]', 'conclave arena GAME --ladder [flags]'],
      flags: [
        SEATS,
        ['--bots LIST', 'random, easy, fair, strong, search; with more seats than names the names repeat'],
        ['--against FOLDER', 'also the bots of the same names of another build of Conclave'],
        ['--ladder', 'the three levels on one scale, written to games/GAME/ladder.json'],
        ['--games G', 'how many games; default 100'],
        SEED,
        BUDGET,
        OPTION,
        JSON_FLAG,
        LANG,
      ],
      examples: [
        [
          'conclave arena temple-code --seats 2 --bots strong,fair --games 400',
          'is strong stronger than fair?',
        ],
        ['conclave arena templar --seats 3 --bots fair --against ../before', 'is fair stronger than before?'],
      ],
    },
  },
};
