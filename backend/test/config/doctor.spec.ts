import { hash, X509Certificate } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCertificateFiles } from '../../src/adapters/disk/certificate-files.ts';
import { lockFile } from '../../src/adapters/sqlite/file-lock.ts';
import { openSqliteVault } from '../../src/adapters/sqlite/vault/vault.ts';
import { examine } from '../../src/main/doctor/examine.ts';
import type { World } from '../../src/main/doctor/world.ts';
import { noteFailed, noteGood } from '../../src/processes/backups/standing.ts';
import { renewalOf } from '../../src/processes/certificates/renewal.ts';
import { ISSUED_CERTIFICATE } from '../../src/testing/issued-certificate.ts';
import { signIn } from '../support/admin.ts';
import { startServer } from '../support/server.ts';

type Variables = Readonly<Record<string, string>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRETS = { SESSION_SECRET: 's'.repeat(40), VAULT_KEY: 'ab'.repeat(32) };
/** Nobody listens there. */
const NOBODY = '127.0.0.1:1';

const SOUND: Variables = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://qr.shop.example',
  STOREFRONT_URL: 'https://www.shop.example',
  TRUST_PROXY: '1',
  SMTP_URL: `smtp://${NOBODY}`,
  MAIL_FROM: 'Shop <codes@shop.example>',
};

const RECORDS: Readonly<Record<string, string[][]>> = {
  'shop.example': [['v=spf1 include:mail.example -all']],
  '_dmarc.shop.example': [['v=DMARC1; p=quarantine']],
};

const WORLD: World = {
  now: () => new Date(),
  resolves: async () => true,
  certificate: async () => ({
    validTo: new Date(Date.now() + 60 * DAY_MS),
    fingerprint: '',
    refusal: undefined,
  }),
  ask: async () => ({ status: 200, at: new Date() }),
  disk: async () => ({ free: 50e9, size: 100e9 }),
  version: async () => 'ffmpeg version 7',
  resolveTxt: async (name) =>
    RECORDS[name] ?? Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
};

const withRecord = (name: string, records: string[][]): Partial<World> => ({
  resolveTxt: async (asked) => (asked === name ? records : WORLD.resolveTxt(asked)),
});

let sound = '';
let dataDir = '';
beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'qlaim-doctor-'));
  const server = await startServer(sound);
  await signIn(server.port);
  await server.stop();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'qlaim-doctor-'));
  cpSync(sound, dataDir, { recursive: true });
  return () => rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => rmSync(sound, { recursive: true, force: true }));

const findingsOf = (variables: Variables = {}, world: Partial<World> = {}, mailTo?: string) =>
  examine({
    variables: { ...SOUND, DATA_DIR: dataDir, ...variables },
    world: { ...WORLD, ...world },
    logger: pino({ level: 'silent' }),
    mailTo,
  });

async function faultsOf(...asked: Parameters<typeof findingsOf>) {
  const findings = await findingsOf(...asked);
  return findings.flatMap((finding) => (finding.kind === 'fault' ? [finding] : []));
}

async function noteBackup(at: number, failure?: string): Promise<void> {
  const vault = openSqliteVault(join(dataDir, 'vault.db'));
  const good = { id: '20261127T030000Z', at: new Date(at).toISOString(), size: 1e6, place: '/backups' };
  await noteGood(vault, good, { uploads: true });
  if (failure !== undefined) await noteFailed(vault, new Date(), failure);
  await vault.close();
}

const remove = (name: string) => {
  for (const end of ['', '-wal', '-shm'])
    rmSync(join(dataDir, `${name}${end}`), { recursive: true, force: true });
};

/** The hash of each file of a folder, by its path. */
const contentOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, hash('sha256', readFileSync(file))]),
  );

interface Planted {
  readonly variables?: Variables;
  readonly world?: Partial<World>;
  readonly plant?: () => void | Promise<void>;
  readonly mailTo?: string;
  readonly about: string;
  readonly words: RegExp;
  readonly mend?: RegExp;
}

const PLANTED: Readonly<Record<string, Planted>> = {
  'a port that is none': { variables: { PORT: 'eighty' }, about: 'settings', words: /^PORT must be a port/ },
  'a short secret': {
    variables: { SESSION_SECRET: 'short' },
    about: 'settings',
    words: /^SESSION_SECRET must have/,
  },
  'half a setting': {
    variables: { KAFKA_BROKERS: 'k:1', KAFKA_USERNAME: 'u' },
    about: 'settings',
    words: /KAFKA_PASSWORD/,
  },
  'no address in production': { variables: { PUBLIC_URL: '' }, about: 'PUBLIC_URL', words: /localhost/ },
  'http in public': {
    variables: { PUBLIC_URL: 'http://qr.shop.example' },
    about: 'PUBLIC_URL',
    words: /is http/,
  },
  'a proxy that is not counted': { variables: { TRUST_PROXY: '0' }, about: 'TRUST_PROXY', words: /is 0/ },
  'a name that is not in DNS': {
    world: { resolves: async (host) => host !== 'qr.shop.example' },
    about: 'PUBLIC_URL',
    words: /qr\.shop\.example has no address/,
  },
  'a certificate that has ended': {
    world: {
      certificate: async (host) => ({
        validTo: new Date(Date.now() + (host.startsWith('qr') ? -3.5 : 60) * DAY_MS),
        fingerprint: '',
        refusal: host.startsWith('qr') ? 'CERT_HAS_EXPIRED' : undefined,
      }),
    },
    about: 'PUBLIC_URL',
    words: /ended 4 days ago/,
  },
  'a certificate that ends soon': {
    world: {
      certificate: async (host) => ({
        validTo: new Date(Date.now() + (host.startsWith('qr') ? 3.5 : 60) * DAY_MS),
        fingerprint: '',
        refusal: undefined,
      }),
    },
    about: 'PUBLIC_URL',
    words: /ends in 3 days/,
  },
  'a certificate of another name': {
    world: {
      certificate: async (host) => ({
        validTo: new Date(Date.now() + 60 * DAY_MS),
        fingerprint: '',
        refusal: host.startsWith('www') ? 'ERR_TLS_CERT_ALTNAME_INVALID' : undefined,
      }),
    },
    about: 'STOREFRONT_URL',
    words: /ALTNAME/,
  },
  'no https': {
    world: {
      certificate: (host) =>
        host.startsWith('qr') ? Promise.reject(new Error('refused')) : WORLD.certificate(host, 443),
    },
    about: 'PUBLIC_URL',
    words: /does not speak https/,
  },
  'a proxy that leads nowhere': {
    world: { ask: async (url) => ({ status: url.includes('//qr') ? 502 : 200, at: new Date() }) },
    about: 'PUBLIC_URL',
    words: /answers 502/,
  },
  'an address that nobody answers': {
    world: { ask: async (url) => (url.includes('//www') ? undefined : { status: 200, at: new Date() }) },
    about: 'STOREFRONT_URL',
    words: /does not answer/,
  },
  'a clock that is ahead': {
    world: {
      ask: async (url) => ({ status: 200, at: new Date(Date.now() - (url.includes('//qr') ? 90_000 : 0)) }),
    },
    about: 'clock',
    words: /90 s ahead of qr\.shop\.example/,
  },
  'a clock that is behind the log': {
    world: {
      now: () => new Date(Date.now() - DAY_MS),
      ask: async () => ({ status: 200, at: new Date(Date.now() - DAY_MS) }),
    },
    about: 'clock',
    words: /latest event/,
  },
  'a disk that is nearly full': {
    world: { disk: async () => ({ free: 2e8, size: 100e9 }) },
    about: 'disk',
    words: /0\.2 GB of 100\.0 GB are free/,
  },
  'keys that others may read': {
    plant: () => chmodSync(join(dataDir, 'keys.json'), 0o644),
    about: 'DATA_DIR',
    words: /others on this machine may read/,
  },
  'a lost log': { plant: () => remove('events.db'), about: 'DATA_DIR', words: /events\.db .* is missing/ },
  'a lost vault': { plant: () => remove('vault.db'), about: 'DATA_DIR', words: /vault\.db is missing/ },
  'lost keys': { plant: () => remove('keys.json'), about: 'DATA_DIR', words: /keys\.json is missing/ },
  'lost files': { plant: () => remove('files'), about: 'DATA_DIR', words: /files\/ is missing/ },
  'keys that are cut off': {
    plant: () => writeFileSync(join(dataDir, 'keys.json'), '{"vaultKey":'),
    about: 'DATA_DIR',
    words: /does not hold the keys/,
  },
  'a vault that is no database': {
    plant: () => {
      remove('vault.db');
      writeFileSync(join(dataDir, 'vault.db'), 'x'.repeat(5000));
    },
    about: 'DATA_DIR',
    words: /vault\.db.*not a database/,
  },
  'another master key': { variables: { VAULT_KEY: 'cd'.repeat(32) }, about: 'the vault', words: /VAULT_KEY/ },
  'an event store that is away': {
    variables: { EVENTSTORE_URL: `esdb://${NOBODY}?tls=false&maxDiscoverAttempts=1`, ...SECRETS },
    plant: () => remove('vault.db'),
    about: 'the log',
    words: /does not answer/,
  },
  'Kafka that is away': { variables: { KAFKA_BROKERS: NOBODY }, about: 'Kafka', words: /does not answer/ },
  'a bucket that is away': {
    variables: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://${NOBODY}`,
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    about: 'the files',
    words: /does not answer/,
  },
  'no mail server in production': { variables: { SMTP_URL: '' }, about: 'SMTP_URL', words: /no mail leaves/ },
  'a mail server that is away': {
    mailTo: 'me@shop.example',
    about: 'mail server',
    words: /takes no mail: .*ECONNREFUSED|ESOCKET/,
  },
  'a sender of nobody': {
    variables: { MAIL_FROM: 'a@qlaim.local' },
    about: 'MAIL_FROM',
    words: /no address of yours/,
  },
  'no SPF': { world: withRecord('shop.example', []), about: 'SPF of shop.example', words: /missing/ },
  'no SPF of the sender of another domain': {
    variables: {
      PROXIED_DOMAINS: 'qr.wool.example',
      MAIL_FROM_BY_DOMAIN: 'qr.wool.example=Wool <codes@wool.example>',
    },
    world: withRecord('_dmarc.wool.example', [['v=DMARC1; p=none']]),
    about: 'SPF of wool.example',
    words: /missing/,
    mend: /at wool\.example, such as: v=spf1 include:MAIL-SERVER -all/,
  },
  'two DMARC records': {
    world: withRecord('_dmarc.shop.example', [['v=DMARC1; p=none'], ['v=DMARC1; p=reject']]),
    about: 'DMARC of shop.example',
    words: /more than once/,
  },
  'back-ups into the data folder': {
    plant: () => undefined,
    variables: { BACKUP_TO: '' },
    about: 'BACKUP_TO, BACKUP_KEY',
    words: /lies in DATA_DIR/,
  },
  'a key of back-ups that is none': {
    variables: { BACKUP_KEY: 'secret' },
    about: 'BACKUP_TO, BACKUP_KEY',
    words: /key of age/,
  },
  'archives of scans that cannot be reached': {
    variables: { ARCHIVE_TO: '/dev/null' },
    about: 'archives of scans',
    words: /does not answer/,
  },
  'an old back-up': {
    plant: () => noteBackup(Date.now() - 3 * DAY_MS),
    about: 'back-up',
    words: /older than two days/,
  },
  'a back-up that failed': {
    plant: () => noteBackup(Date.now(), 'the disk is full'),
    about: 'back-up',
    words: /failed: the disk is full/,
  },
};

const DOMAIN = { DOMAINS: 'qr.shop.example', PUBLIC_URL: '', TRUST_PROXY: '' };
const FINGERPRINT = new X509Certificate(ISSUED_CERTIFICATE.chain).fingerprint256;

/** The doctor of a product that runs with a certificate that was not renewed for some days. */
async function domainFaults(late: number, world: Partial<World> = {}) {
  const directory = 'https://authority.example/directory';
  const kept = { ...ISSUED_CERTIFICATE, directory };
  await openCertificateFiles(join(dataDir, 'tls')).write('qr.shop.example', kept);
  const now = new Date(renewalOf(kept, directory) + late * DAY_MS);
  const unlock = lockFile(join(dataDir, 'running.lock'));
  const shown = { validTo: now, fingerprint: FINGERPRINT, refusal: undefined };
  try {
    const variables = { ...DOMAIN, ACME_URL: directory };
    return await faultsOf(variables, {
      now: () => now,
      ask: async () => ({ status: 200, at: now }),
      certificate: async (host) => (host.startsWith('qr') ? shown : WORLD.certificate(host, 443)),
      ...world,
    });
  } finally {
    unlock?.();
  }
}

describe('the doctor', () => {
  it('invents nothing', async () => {
    await noteBackup(Date.now());
    expect(await faultsOf()).toEqual([]);
    expect(await faultsOf({ NODE_ENV: '', PUBLIC_URL: '', SMTP_URL: '', TRUST_PROXY: '' })).toEqual([]);
  });

  it('tells of scans that wait for the log', async () => {
    mkdirSync(join(dataDir, 'scan-spool'));
    writeFileSync(join(dataDir, 'scan-spool', `${crypto.randomUUID()}.spool`), '');
    const words = expect.stringMatching(/scan-spool holds scans that wait/);
    expect(await findingsOf()).toContainEqual({ kind: 'note', about: 'DATA_DIR', words });
  });

  it('names the addresses that Google must know, one for each domain', async () => {
    const client = { GOOGLE_CLIENT_ID: 'qlaim', GOOGLE_CLIENT_SECRET: 's' };
    const findings = await findingsOf({ ...client, PROXIED_DOMAINS: 'codes.example.de' });
    expect(findings.flatMap(({ about, words }) => (about === 'Google' ? [words] : []))).toEqual(
      ['qr.shop.example', 'codes.example.de'].map(
        (domain) =>
          `https://${domain}/auth/google/callback must be an authorised redirect URI of the client qlaim`,
      ),
    );
    expect((await findingsOf()).map(({ about }) => about)).not.toContain('Google');
  });

  it('changes nothing, also where a start would', async () => {
    const log = new DatabaseSync(join(dataDir, 'events.db'));
    log.exec('DROP TRIGGER note_kind; DROP TABLE kinds');
    log.close();
    remove('read.db');
    remove('leases.db');
    const before = contentOf(dataDir);
    await faultsOf();
    expect(contentOf(dataDir)).toEqual(before);
  });

  it.each(Object.entries(PLANTED))('names %s, and nothing else', async (_name, planted) => {
    const { variables = {}, world = {}, plant, mailTo, about, words, mend = /./ } = planted;
    await plant?.();
    const inFolder = about.startsWith('BACKUP_TO') && variables['BACKUP_TO'] === '';
    const faults = await faultsOf(
      inFolder ? { BACKUP_TO: join(dataDir, 'backups') } : variables,
      world,
      mailTo,
    );
    expect(faults).toEqual([
      { kind: 'fault', about, words: expect.stringMatching(words), mend: expect.stringMatching(mend) },
    ]);
  });

  it('compares the certificate of a domain with what the world sees', async () => {
    const about = 'qr.shop.example';
    const ofDomain = async (...asked: Parameters<typeof domainFaults>) =>
      (await domainFaults(...asked)).filter((finding) => finding.about === about).map(({ words }) => words);
    expect(await ofDomain(-1)).toEqual([]);
    expect(await ofDomain(2)).toEqual([expect.stringMatching(/ends in \d+ days, and was not renewed/)]);
    expect(await ofDomain(-1, { resolves: async (host) => host !== about })).toEqual([
      'has no address in DNS',
    ]);
    expect(await ofDomain(-1, { certificate: WORLD.certificate })).toEqual([
      expect.stringMatching(/leads to another machine/),
    ]);
    expect(await ofDomain(-1, { certificate: () => Promise.reject(new Error('refused')) })).toEqual([
      'does not answer on port 443',
    ]);
  });
});
