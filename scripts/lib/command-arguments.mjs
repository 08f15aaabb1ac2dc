/**
 * An option of a command. `what` says what it does.
 * @typedef {{ type: 'string' | 'boolean', short?: string, multiple?: boolean, what: string }} Option
 */

/**
 * What a command takes. `names`: what its other arguments are, absent where it takes none. `more`: a text below the options.
 * @typedef {{ what: string, names?: string, options?: Record<string, Option>, more?: string }} Arguments
 */

/** @param {string} what @returns {Option} */
const value = (what) => ({ type: 'string', what });

/** @param {string} what @returns {Option} */
const flag = (what) => ({ type: 'boolean', what });

const SETTINGS = `Settings are variables of the environment. None are needed. The first that matter:

  PUBLIC_URL                   address that codes point to (http://localhost:3000)
  PORT                         port that the server listens on (3000)
  DATA_DIR                     folder that holds everything (./data)
  ADMIN_EMAIL, ADMIN_PASSWORD  the first admin, created at the first start only
  SMTP_URL                     mail server; without one, mails are files in DATA_DIR/outbox

docs/operations.md lists them all.`;

const ROUNDS = value('how often each measurement is repeated');
const SECONDS = value('seconds of each measurement');
const CONNECTIONS = value('connections at once');
const CODES = value('how many codes');
const AFRESH = flag('starts over, where it would go on with an interrupted one');
const TESTS = {
  names: '[FILE or FOLDER …]',
  options: {
    testNamePattern: { type: /** @type {const} */ ('string'), short: 't', what: 'runs tests of these names' },
  },
};

/**
 * The commands of `package.json` and their arguments.
 * @satisfies {Record<string, Arguments>}
 */
export const COMMAND_ARGUMENTS = {
  start: {
    what: 'Installs, builds and starts the product.',
    options: {
      domain: {
        ...value('gets a certificate for this domain, and serves https; may be given several times'),
        multiple: true,
      },
    },
    more: `With --domain codes.example.org, the domain must lead to this machine, and its ports 80 and 443 must be open to
everybody. The first domain is the public one. You agree to the terms of Let's Encrypt, or of ACME_URL.

${SETTINGS}`,
  },
  dev: { what: 'Starts the product, and reloads it on every change.', more: SETTINGS },
  test: {
    what: 'Runs types, lint and all tests, or the tests that are named.',
    names: '[FILE or FOLDER …]',
    options: {
      'no-browser': flag('leaves out the browser journeys'),
      'next-node': flag('runs only what another Node could break'),
    },
  },
  build: { what: 'Builds the apps that have changed.', names: '[web-admin] [web-user] [web-public]' },
  types: { what: 'Checks the types.' },
  lint: { what: 'Checks style, dead code and the directions of imports.' },
  rebuild: { what: 'Makes the read models again from the log.', options: { afresh: AFRESH } },
  audit: {
    what: 'Checks the log, the read models and the uploads. It changes nothing, and notes its result for Operations.',
    options: {
      afresh: AFRESH,
      whole: flag('counts every scan again, and compares the snapshot of scans with the journals'),
      archives: value('reads the archives of scans there, too: a folder, or s3://BUCKET/PREFIX (ARCHIVE_TO)'),
    },
  },
  snapshot: {
    what: 'Counts the scans into a snapshot, from which rebuilds and audits begin, also while the product serves.',
    options: { afresh: flag('counts all scans again, where it would go on with the last snapshot') },
    more: 'docs/operations/scaling.md says from how many scans on it saves time.',
  },
  archive: {
    what: 'Moves old scans of the log into compressed, chained files elsewhere, or brings them back. Lists the archives without an option.',
    options: {
      before: value('archives the scans that were recorded before this day (2026-01-31)'),
      to: value('where archives lie: a folder, or s3://BUCKET/PREFIX (ARCHIVE_TO)'),
      scans: value('scans of a file at most (8000000)'),
      back: value('brings the scans of a day, or of 2026-01-01..2026-01-31, back beside the counts'),
      'put-away': flag('removes from the log what was brought back'),
    },
    more: 'Counts stay as they are. docs/operations/archives.md says what each step does, and what can still be answered.',
  },
  backup: {
    what: 'Copies log, vault and files to another place, also while the product serves, and checks the copy.',
    options: {
      to: value('a folder, or s3://BUCKET/PREFIX (BACKUP_TO)'),
      files: flag('copies the uploads, too; those that the place has already are not copied again'),
      keys: value('writes the master secrets into this file, which belongs elsewhere'),
      prune: flag('keeps the back-ups of 14 days and 8 weeks, and removes older ones'),
      unchecked: flag('neither reads the copy again nor restores it to a temporary folder'),
    },
  },
  retention: {
    what: 'Removes what is older than the settings RETENTION_* allow, also while the product serves.',
    options: { 'dry-run': flag('names what would go, and removes nothing') },
    more: 'docs/operations/retention.md says what each setting removes.',
  },
  restore: {
    what: 'Restores a back-up to an empty DATA_DIR, erases again, rebuilds and audits.',
    names: 'PATH',
    options: {
      replace: flag('puts aside the installation that DATA_DIR holds'),
      keys: value('the file of the master secrets'),
      erased: value('a list of people who were erased since (npm run erase -- --list)'),
    },
    more: 'PATH is a back-up, or a place: the latest of it is restored. Nothing is changed before all of it was checked.',
  },
  doctor: {
    what: 'Says what is wrong with an installation and its surroundings, and how to mend it. It changes nothing.',
    options: {
      mail: value('sends a mail to this address, to try the mail server'),
      domain: { ...value('a domain of the start; may be given several times'), multiple: true },
    },
  },
  domains: {
    what: 'Adds a domain to a product that serves https, without a restart. Lists the domains, and when certificates end.',
    options: {
      add: value('gets a certificate for this domain, too, also after each later start'),
      remove: value('takes an added domain back'),
    },
  },
  migrate: {
    what: 'Copies an embedded installation to other stores, and checks the copy.',
    options: {
      to: { ...value('NAME=VALUE, a setting of the target; may be given several times'), multiple: true },
      'to-env': { ...value('a file of such lines; may be given several times'), multiple: true },
      'show-secrets': flag('prints the secrets of the target in clear'),
    },
  },
  adopt: {
    what: 'Goes on with parts of an installation that a start refuses because they are lost, older or foreign.',
    names: 'PART …',
  },
  'verify-export': {
    what: 'Checks an exported log.',
    names: 'FILE',
    options: {
      archives: value(
        'reads the archives of scans that it names there, too: a folder, or s3://BUCKET/PREFIX',
      ),
    },
  },
  seed: {
    what: 'Fills a new installation with a demonstration.',
    options: { codes: value('how many codes (300)'), scans: value('how many scans (20000)') },
  },
  'rotate-key': { what: 'Seals the keys of people under VAULT_KEY_NEXT in place of VAULT_KEY.' },
  erase: {
    what: 'Deletes an account for ever, lists deleted ones, or repeats deletions after a restored back-up.',
    names: '[FILE]',
    options: {
      email: value('the account of this e-mail'),
      reason: value('why; it stays in the log, so it holds no name'),
      codes: value('close keeps the codes closed (default), release frees them'),
      list: flag('prints the deleted people'),
      again: flag('repeats the deletions of the list, and of FILE'),
    },
  },
  import: {
    what: 'Takes codes over that were printed elsewhere, from a CSV file or an export of Shlink, YOURLS, Kutt or Dub.',
    names: 'FILE',
    options: {
      'dry-run': flag('checks the file, and imports nothing'),
      claimable: flag('lets buyers claim the codes at once'),
      map: value('the columns, such as short=keyword,link=url'),
      failures: value('writes the rows that were not imported into this file'),
    },
  },
  'docs:events': { what: 'Writes docs/events.md from the definitions of the events.' },
  'test:crash': {
    what: 'Kills the product at many moments, and looks for what is lost.',
    options: { kills: value('how many kills (20)'), codes: value('how many codes (100000)') },
  },
  'test:audit': { what: 'Audits a large log.', options: { events: value('how many events (500000)') } },
  'test:journeys': { what: 'Runs all HTTP journeys on EventStoreDB.' },
  'test:pictures': { what: 'Reads the symbols of all pictures of the corpus.' },
  'test:browsers': { what: 'Runs the main journeys in Chromium, Firefox and WebKit.', ...TESTS },
  'test:chaos': {
    what: 'Ends engines and processes under load, and looks for what is lost.',
    options: {
      short: flag('shorter phases'),
      embedded: flag('the embedded product alone'),
      engines: value('the engines to end, with commas between them'),
      rounds: value('kills in each phase (1)'),
    },
  },
  'test:fuzz': {
    what: 'Sends generated requests to every route.',
    options: { requests: value('how many requests (100000)'), seed: value('the seed of an earlier run') },
  },
  'test:foreign': { what: 'Runs tools that nobody here made.', ...TESTS },
  'bench:scan': {
    what: 'Measures scans beside a bare server.',
    options: {
      rounds: ROUNDS,
      seconds: SECONDS,
      connections: value('connections at once, several with commas between them'),
      codes: CODES,
      even: flag('scans every code as often as any other'),
      'no-aims': flag('passes where an aim is missed'),
      profile: value('writes a profile to this file'),
    },
  },
  'bench:versions': {
    what: 'Measures scans beside an earlier version.',
    options: {
      before: value('folder of a checkout of the earlier version'),
      starts: value('how often both are started'),
      rounds: ROUNDS,
      seconds: SECONDS,
      connections: value('connections at once, several with commas between them'),
      codes: CODES,
    },
  },
  'bench:enumeration': {
    what: 'Measures scans beside a guesser of codes.',
    options: { tries: value('how many guesses'), only: value('measures of this name alone') },
  },
  'bench:long-streams': {
    what: 'Measures loads beside the age of a stream.',
    options: {
      events: value('events of the long stream'),
      rounds: ROUNDS,
      seconds: SECONDS,
      connections: CONNECTIONS,
      most: value('the highest ratio that passes'),
    },
  },
  'bench:console': {
    what: "Measures each page of the console's list of codes.",
    options: {
      codes: CODES,
      rounds: ROUNDS,
      only: value('SQLite or MongoDB alone'),
      data: value('a data folder with a log on files'),
    },
  },
  'bench:rebuild': {
    what: 'Measures how fast read models are made from the log.',
    options: {
      codes: CODES,
      data: value('a data folder, which is filled once and kept'),
      profile: value('a folder for CPU profiles'),
      scans: value('measures how fast journals of so many scans are folded, instead'),
      'per-event': value('with --scans: how many scans an event has'),
      'per-second': value('the least documents a second that pass'),
    },
  },
  'bench:commands': {
    what: 'Measures commands in each composition.',
    options: { commands: value('how many commands'), only: value('compositions of this name alone') },
  },
  'bench:pages': {
    what: 'Measures the pages of scanners beside a bare server.',
    options: {
      rounds: ROUNDS,
      seconds: SECONDS,
      connections: CONNECTIONS,
      audits: value('audits of each page'),
    },
  },
  'bench:page-memory': {
    what: 'Measures the memory that pages of scanners take.',
    options: {
      pages: value('how many pages'),
      seconds: SECONDS,
      'per-second': value('requests a second'),
      codes: CODES,
      megabytes: value('the most memory that passes'),
      most: value('the highest ratio that passes'),
    },
  },
  'bench:print': {
    what: 'Measures the drawing of sheets.',
    options: {
      codes: CODES,
      sheets: value('how many sheets'),
      most: value('the highest ratio that passes'),
    },
  },
  'bench:backup': {
    what: 'Measures time and memory of back-ups and restores, open and sealed.',
    options: {
      megabytes: value('of large uploads'),
      small: value('how many uploads of 5 KB'),
      codes: CODES,
      scans: value('how many scans'),
      only: value('open or sealed alone'),
      in: value('folder on the disk that is measured'),
    },
  },
  'bench:uploads': {
    what: 'Measures scans beside a large upload.',
    options: { rounds: ROUNDS, seconds: SECONDS, megabytes: value('size of the upload') },
  },
  'bench:pictures': {
    what: 'Measures scans beside uploads of pictures.',
    options: { rounds: ROUNDS, seconds: SECONDS },
  },
  'bench:destinations': {
    what: 'Measures scans, and memory, while a feed of threats is read.',
    options: { rounds: ROUNDS, seconds: SECONDS, lines: value('how many addresses the feed has') },
  },
  'bench:screens': {
    what: 'Measures the first sight of each screen on a slow phone.',
    options: { rounds: ROUNDS, codes: CODES },
  },
  'bench:many-codes': { what: "Measures the console's list in a browser.", options: { codes: CODES } },
  'bench:engines': {
    what: 'Measures the product on each engine.',
    options: { quick: flag('shorter phases') },
  },
  'bench:machines': {
    what: 'Measures how much two processes of a role do beside one.',
    options: {
      rounds: ROUNDS,
      seconds: SECONDS,
      share: value('the share of a processor that each process has'),
      events: value('how many events the projectors write'),
    },
  },
  'bench:capacity': { what: 'Computes what an installation of any size needs.', options: {} },
};
