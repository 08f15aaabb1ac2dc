import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../commands/accounts/ensure-admin.ts';
import { nameVault } from '../../commands/name-vault.ts';
import { openPorts, type Ports } from '../ports.ts';
import { readConfig } from '../settings/config.ts';
import { askParts } from './ask.ts';
import { judge } from './judge.ts';
import { adoptParts, markParts } from './mark-parts.ts';
import { type Part as Named, namesOf } from './part.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'qlaim-parts-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** The parts of a data folder, each with the files that SQLite keeps beside it. */
type Part = 'events.db' | 'vault.db' | 'keys.json' | 'files' | 'read.db' | 'leases.db';
/** In the order of the runbook's columns. */
const DAMAGE = ['missing', 'older', 'foreign', 'read-only'] as const;
type Damage = (typeof DAMAGE)[number];

/** `now`: the installation. `before`: a copy of it from before its latest start. `other`: another installation. */
type Copy = 'now' | 'before' | 'other';
const folderOf = (copy: Copy) => join(FOLDER, copy);

const BESIDE = ['', '-wal', '-shm'] as const;

function remove(dataDir: string, part: Part): void {
  for (const suffix of BESIDE) rmSync(join(dataDir, part + suffix), { recursive: true, force: true });
}

function replace(dataDir: string, part: Part, from: Copy): void {
  remove(dataDir, part);
  for (const suffix of BESIDE) {
    const file = join(folderOf(from), part + suffix);
    if (existsSync(file)) cpSync(file, join(dataDir, part + suffix), { recursive: true });
  }
}

const open = (dataDir: string, accepts: readonly Named[] = []) =>
  openPorts(readConfig({ DATA_DIR: dataDir }), 'http://localhost', pino({ level: 'silent' }), { accepts });

async function using(ports: Ports, work: (ports: Ports) => Promise<unknown>): Promise<void> {
  try {
    await work(ports);
  } finally {
    await ports.close();
  }
}

/** What a start does with the parts. */
async function start(dataDir: string): Promise<void> {
  await using(await open(dataDir), async (ports) => {
    expect(await nameVault(ports)).toBe('ours');
    await markParts(readConfig({ DATA_DIR: dataDir }), ports, 'here:1');
    await ensureAdmin(ports, { email: 'admin@qlaim.example', password: 'a-long-password' });
  });
}

const adopt = async (dataDir: string, part: Named) =>
  using(await open(dataDir, [part]), (ports) => adoptParts(readConfig({ DATA_DIR: dataDir }), ports));

/** The checksum of every file. */
function checksums(folder: string, below = ''): Readonly<Record<string, string>> {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).map((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return checksums(folder, path);
    return {
      [path]: createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    };
  });
  return Object.assign({}, ...entries);
}

beforeAll(async () => {
  await start(folderOf('now'));
  cpSync(folderOf('now'), folderOf('before'), { recursive: true });
  await start(folderOf('now'));
  await start(folderOf('other'));
}, 120_000);

let count = 0;
function damaged(damage: (dataDir: string) => void): string {
  count += 1;
  const dataDir = join(FOLDER, `case-${count}`);
  cpSync(folderOf('now'), dataDir, { recursive: true });
  damage(dataDir);
  return dataDir;
}

const LOG = 'events.db \\(the log\\)';
const ID = 'installation [0-9a-f]{8}';

const DAMAGES: Readonly<Record<Exclude<Damage, 'read-only'>, (dataDir: string, part: Part) => void>> = {
  missing: remove,
  older: (dataDir, part) => replace(dataDir, part, 'before'),
  foreign: (dataDir, part) => replace(dataDir, part, 'other'),
};

/** What an operator reads; docs/operations.md has the same table. */
const REFUSED: readonly (readonly [Part, keyof typeof DAMAGES, string])[] = [
  [
    'events.db',
    'missing',
    `${LOG} is missing or empty, but vault.db, keys.json and files/ are of an installation: put`,
  ],
  ['events.db', 'older', `${LOG} is older than vault.db: .+ "npm run adopt -- log"`],
  ['events.db', 'foreign', `${LOG} is of ${ID}, but vault.db, keys.json and files/ are of ${ID}: restore`],
  ['vault.db', 'missing', `vault.db is missing, but ${LOG} is there: restore`],
  ['vault.db', 'older', `vault.db is older than ${LOG}: .+ "npm run adopt -- vault"`],
  ['vault.db', 'foreign', `vault.db is of ${ID}, but ${LOG}, keys.json and files/ are of ${ID}: restore`],
  ['keys.json', 'missing', `keys.json is missing, but ${LOG} is there: restore`],
  ['keys.json', 'foreign', `keys.json is of ${ID}, but ${LOG}, vault.db and files/ are of ${ID}: restore`],
  ['files', 'missing', `files/ is missing, but ${LOG} is there: .+ "npm run adopt -- files"`],
  ['files', 'older', `files/ is older than ${LOG}: .+ "npm run adopt -- files"`],
  [
    'files',
    'foreign',
    `files/ is of ${ID}, but ${LOG}, vault.db and keys.json are of ${ID}: .+ "npm run adopt -- files"`,
  ],
  [
    'read.db',
    'foreign',
    `read.db is of ${ID}, but ${LOG} is of ${ID}: remove it, and it is made from the log`,
  ],
];

/** What the installation works on with: it is made again, or is the same as before. */
const ACCEPTED: readonly (readonly [Part, Exclude<Damage, 'read-only'>])[] = [
  ['keys.json', 'older'],
  ['read.db', 'missing'],
  ['read.db', 'older'],
  ['leases.db', 'missing'],
  ['leases.db', 'older'],
  ['leases.db', 'foreign'],
];

/** What is written again once the user may: the log heals, and the keys are only read. */
const READ_ONLY_STARTS: readonly Part[] = ['events.db', 'keys.json'];

describe('a data folder with a damaged part', () => {
  it.each(REFUSED)('%s %s: is refused with one line, and nothing is changed', async (part, damage, line) => {
    const dataDir = damaged((folder) => DAMAGES[damage](folder, part));
    const before = checksums(dataDir);
    const words = await open(dataDir).then(String, ({ message }: Error) => message);
    expect(words).toMatch(new RegExp(`^DATA_DIR ${dataDir}: ${line}[^\n]*$`));
    expect(checksums(dataDir)).toEqual(before);
  });

  it.each(ACCEPTED)('%s %s: starts', async (part, damage) => {
    await start(damaged((folder) => DAMAGES[damage](folder, part)));
  });

  it('files of a folder that is not mounted: are refused', async () => {
    const dataDir = damaged((folder) => rmSync(join(folder, 'files/incoming'), { recursive: true }));
    for (const shard of readdirSync(join(dataDir, 'files')))
      rmSync(join(dataDir, 'files', shard), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow(/files\/ is missing/);
  });

  it.each([
    ['log', 'events.db', 'older'],
    ['vault', 'vault.db', 'older'],
    ['files', 'files', 'missing'],
    ['files', 'files', 'older'],
    ['files', 'files', 'foreign'],
  ] as const)('%s: is accepted by an operator where %s is %s', async (part, file, damage) => {
    const dataDir = damaged((folder) => DAMAGES[damage](folder, file));
    await adopt(dataDir, part);
    await start(dataDir);
  });

  it('a log that a newer version has written to: is refused with its events, and nothing is changed', async () => {
    const dataDir = damaged((folder) => {
      const db = new DatabaseSync(join(folder, 'events.db'));
      const copied = (type: string, version: number, revision: number) =>
        `INSERT INTO events (stream, revision, id, type, version, at, actor, data)
          SELECT 'later', ${revision}, id, '${type}', ${version}, at, actor, data FROM events LIMIT 1`;
      db.exec(
        [copied('CodeCopied', 1, 0), copied('CodeDisabled', 99, 1), copied('CodeNamed', 1, 2)].join(';'),
      );
      db.close();
    });
    const before = checksums(dataDir);
    await expect(open(dataDir)).rejects.toThrow(
      'events.db (the log) holds events of a newer version of Qlaim (CodeCopied, CodeDisabled 99): start that version again',
    );
    await expect(adopt(dataDir, 'log')).rejects.toThrow('newer version');
    expect(checksums(dataDir)).toEqual(before);
  });

  it('a lost vault is accepted by nobody', async () => {
    const dataDir = damaged((folder) => remove(folder, 'vault.db'));
    await expect(adopt(dataDir, 'vault')).rejects.toThrow(/vault.db is missing/);
  });
});

describe('an installation', () => {
  /** As versions left it that gave no ids. */
  const withoutIds = (dataDir: string) => {
    const keys = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
    expect(keys).not.toHaveProperty('installation');
  };

  it('of before gets its ids at its first start', async () => {
    const dataDir = join(FOLDER, 'old');
    await using(await open(dataDir), nameVault);
    withoutIds(dataDir);
    await start(dataDir);
    remove(dataDir, 'files');
    await expect(open(dataDir)).rejects.toThrow(/files\/ is missing/);
  });

  it.each(['checkpoint', 'published', 'write-check'] as const)(
    'whose vault got a %s before the log got its first event starts',
    async (kind) => {
      const dataDir = join(FOLDER, kind);
      await using(await open(dataDir), async (ports) => {
        await ports.vault.put({ kind, id: 'any', value: true });
        const found = await askParts(ports, { files: true });
        expect(judge(found, namesOf(readConfig({ DATA_DIR: dataDir })))).toEqual([]);
      });
      await start(dataDir);
    },
  );

  it('is looked at again where another process starts meanwhile', async () => {
    const dataDir = join(FOLDER, 'beside');
    await using(await open(dataDir), async (ports) => {
      let started: Promise<void> | undefined;
      const page: typeof ports.vault.page = async (...asked) => {
        started ??= start(dataDir);
        await started;
        return ports.vault.page(...asked);
      };
      const found = await askParts(
        { ...ports, vault: { ...ports.vault, scan: () => ports.vault.scan(), page } },
        { files: true },
      );
      expect(judge(found, namesOf(readConfig({ DATA_DIR: dataDir })))).toEqual([]);
    });
  });

  it('restored from a back-up in the order of the runbook starts', async () => {
    const dataDir = join(FOLDER, 'restored');
    for (const part of ['events.db', 'vault.db', 'keys.json'] as const)
      cpSync(join(folderOf('before'), part), join(dataDir, part), { recursive: true });
    // Files are copied last, and may be newer.
    cpSync(join(folderOf('now'), 'files'), join(dataDir, 'files'), { recursive: true });
    await start(dataDir);
  });

  it('goes on wherever a start is killed while it is counted', async () => {
    for (let writes = 0; writes < 3; writes += 1) {
      const dataDir = damaged(() => undefined);
      await using(await open(dataDir), async (ports) => {
        let left = writes;
        const dies = async <T>(work: () => Promise<T>) => {
          left -= 1;
          if (left < 0) throw new Error('killed');
          return work();
        };
        const { files, vault } = ports;
        const dying = {
          ...ports,
          files: {
            get: files.get,
            put: (...put: Parameters<typeof files.put>) => dies(() => files.put(...put)),
          },
          vault: { ...vault, put: (put: Parameters<typeof vault.put>[0]) => dies(() => vault.put(put)) },
        };
        await expect(adoptParts(readConfig({ DATA_DIR: dataDir }), dying)).rejects.toThrow('killed');
      });
      await start(dataDir);
    }
  });
});

/** Root reads and writes whatever a file allows, unless it gives up that right. */
const AS_USER = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
const [first] = AS_USER;
const rightsCount =
  process.platform !== 'win32' && (first === undefined || spawnSync(first, ['-V']).status === 0);

describe.runIf(rightsCount)('a part that this user cannot write', () => {
  /** Opens an installation in a process without the rights of root. Returns what it says. */
  function openAsUser(dataDir: string): string {
    const program = `
      const [, folder, ports, config, dataDir] = process.argv;
      const { prepareFolder } = await import(folder);
      const { openPorts } = await import(ports);
      const { readConfig } = await import(config);
      const logger = { info() {}, warn() {}, error() {}, debug() {}, child() { return logger; } };
      try {
        prepareFolder(dataDir);
        const opened = await openPorts(readConfig({ DATA_DIR: dataDir }), 'http://localhost', logger);
        await opened.close();
        process.stdout.write('opened');
      } catch (error) { process.stdout.write(error.message); }`;
    const modules = ['../settings/folder.ts', '../ports.ts', '../settings/config.ts'].map(
      (name) => new URL(name, import.meta.url).href,
    );
    const args = ['--input-type=module', '-e', program, ...modules, dataDir];
    const [command = '', ...rest] = [...AS_USER, process.execPath, ...args];
    return spawnSync(command, rest, { encoding: 'utf8' }).stdout;
  }
  const readOnly = (part: Part) =>
    damaged((folder) => chmodSync(join(folder, part), part === 'files' ? 0o500 : 0o400));

  it.each(['vault.db', 'files', 'read.db', 'leases.db'] as const)('%s: stops the start', (part) => {
    const dataDir = readOnly(part);
    const before = checksums(dataDir);
    expect(openAsUser(dataDir)).toBe(
      `DATA_DIR ${dataDir}: ${part} cannot be written (EACCES): let the user that runs the product read and write it`,
    );
    expect(checksums(dataDir)).toEqual(before);
  });

  it.each(READ_ONLY_STARTS)('%s: starts', (part) => {
    expect(openAsUser(readOnly(part))).toBe('opened');
  });
});

it('is told by the runbook: what starts, and what does not', () => {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| `(?<part>[a-z]+(?:\.db|\.json|\/))`[^|]*\|(?<cells>(?:[^|\n]+\|){4})$/gm);
  const starting = Array.from(rows).flatMap(({ groups }) => {
    const cells = (groups?.['cells'] ?? '').split('|').map((cell) => cell.trim());
    const part = groups?.['part']?.replace('/', '');
    return DAMAGE.flatMap((damage, place) =>
      cells[place]?.startsWith('starts') ? [`${part} ${damage}`] : [],
    );
  });
  const accepted = ACCEPTED.map(([part, damage]) => `${part} ${damage}`);
  const writtenLater = READ_ONLY_STARTS.map((part) => `${part} read-only`);
  expect(starting.toSorted()).toEqual([...accepted, ...writtenLater].toSorted());
});
