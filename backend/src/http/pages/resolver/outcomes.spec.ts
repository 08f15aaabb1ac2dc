import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateBatch } from '../../../commands/codes/generate-batch.ts';
import { handle } from '../../../commands/handle.ts';
import type { StoredContent } from '../../../domain/qr-code/content/index.ts';
import type { QrCodeCommand } from '../../../domain/qr-code/decide.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { scansRecorded } from '../../../domain/scans/events.ts';
import { EventLog } from '../../../log/event-log.ts';
import { ScanJournal } from '../../../log/scan-journal.ts';
import { EngineUnavailable } from '../../../ports/errors.ts';
import type { EventStore } from '../../../ports/event-store.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { LINK, PHONE } from '../../../testing/qr-code.ts';
import { scansIn } from '../../../testing/scans/scans.ts';
import { someSites } from '../../../testing/sites.ts';
import { others } from './others.fixture.ts';
import { Resolver } from './resolver.ts';
import { ScanLimit } from './scan-limit.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const PUBLIC_URL = 'http://qlaim.example';
const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1';
const SCAN = { 'user-agent': AGENT, accept: 'text/html' };
const logger = pino({ level: 'silent' });

const file = { key: 'codes/X/one/original.pdf', name: 'one.pdf', contentType: 'application/pdf', size: 1 };
const texts = {
  title: 'Rosa',
  freeText: '',
  videoUrl: '',
  videoDescription: '',
  imageText: '',
  pdfTitle: '',
};
const noFiles = { secureCode: null, videos: [], images: [], pdfs: [] };
const smartQR = { conditions: [], defaultUrl: 'https://example.net' };

const save = (content: StoredContent): QrCodeCommand => ({
  type: 'save',
  by: { id: ADMIN.id, role: 'admin' },
  content,
});
const approve = { type: 'approve' } as const;
const by = { id: ADMIN.id, role: 'admin' } as const;
const hide = { type: 'hideContent', by } as const;
const show = { type: 'showContent', by } as const;

interface Outcome {
  readonly what: string;
  readonly commands: readonly QrCodeCommand[];
  readonly answer: readonly [status: number, location: string | RegExp | null];
  readonly counts: boolean;
}

const outcome = (
  what: string,
  commands: Outcome['commands'],
  answer: Outcome['answer'],
  counts = true,
): Outcome => ({ what, commands, answer, counts });

const OUTCOMES: readonly Outcome[] = [
  outcome('a link', [save(LINK)], [302, 'https://example.com/Ab']),
  outcome('a PDF', [save({ infoType: 'pdf', link: null, files: [file] })], [302, /\/files\/codes/]),
  outcome('a gallery', [save({ infoType: 'image', imageVideos: [file] })], [302, /\/image-videos\//]),
  outcome('a page', [save({ infoType: 'memories', memories: { ...texts, ...noFiles } })], [302, /\/info\//]),
  outcome('a phone call', [save(PHONE)], [200, null]),
  outcome('a Smart QR', [save({ infoType: 'smartQR', smartQR })], [200, null]),
  outcome('a claim', [approve], [302, /\/claim\//], false),
  outcome('nothing yet', [approve, { type: 'claim', userId: 'rosa' }], [302, /why=empty$/]),
  outcome('nothing before approval', [], [302, /why=not-ready$/]),
  outcome('nothing before payment', [approve, { type: 'restrict' }], [302, /why=nonpaying$/]),
  outcome('a hidden link', [save(LINK), hide], [200, null]),
  outcome('a link that is shown again', [save(LINK), hide, show], [302, 'https://example.com/Ab']),
  outcome('a hidden link that was saved again', [save(LINK), hide, save(PHONE)], [200, null]),
  outcome(
    'nothing of a hidden code while disabled',
    [save(LINK), hide, { type: 'disable' }],
    [302, /why=disabled$/],
  ),
  outcome('nothing while disabled', [save(LINK), { type: 'disable' }], [302, /why=disabled$/]),
  outcome(
    'nothing of a withheld link, and not why',
    [save(LINK), { type: 'withhold', notice: 'N-7ZK3-M9QW' }],
    [302, /why=disabled$/],
  ),
  outcome(
    'a link that is no longer withheld',
    [save(LINK), { type: 'withhold', notice: 'N-7ZK3-M9QW' }, { type: 'lift', notice: 'N-7ZK3-M9QW' }],
    [302, 'https://example.com/Ab'],
  ),
  outcome('nothing after its deletion', [{ type: 'delete' }], [302, /why=deleted$/], false),
];

describe('a scan that leads to', () => {
  let fixture: Fixture;
  let server: Server;
  let port = 0;
  let away = false;

  beforeAll(async () => {
    fixture = await openFixture();
    const scans = new ScanJournal({ ...fixture, store: fixture.events, logger }, 0);
    const read: EventStore['read'] = (...stream) => {
      if (away) throw new EngineUnavailable('the log');
      return fixture.events.read(...stream);
    };
    const readNow: EventStore['readNow'] = (...stream) => {
      if (away) throw new EngineUnavailable('the log');
      return fixture.events.readNow?.(...stream);
    };
    const log = new EventLog({ ...fixture.events, read, readNow }, fixture.keys);
    const resolver = new Resolver(
      {
        ...fixture,
        log,
        scans,
        scanLimit: new ScanLimit(0),
        misses: { refuse: () => undefined },
        sites: someSites({ log }, { publicUrl: PUBLIC_URL }),
        logger,
        findCaller: async () => undefined,
      },
      {
        isOurs: () => false,
        redirectUncounted: false,
        flaggedDestinations: 'warn',
      },
    );
    server = createServer((request, response) => resolver.handle(request, response, others)).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await fixture.close();
  });

  async function codeAfter(commands: readonly QrCodeCommand[]): Promise<string> {
    const batch = await generateBatch(fixture, ADMIN, 1);
    const code = (batch.ok && batch.value.codes[0]) || '';
    for (const command of commands) {
      const handled = await handle(fixture, QR_CODE, ADMIN, code, command);
      expect(handled.ok).toBe(true);
    }
    return code;
  }

  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { ...SCAN, ...headers } });

  /** Returns how many scans of a code are in the log. */
  async function scansOf(code: string): Promise<number> {
    const events = await Array.fromAsync(fixture.events.read('scans-0'));
    const scans = events.flatMap(({ data }) => scansIn(scansRecorded.data.parse(data)));
    return scans.filter((scan) => scan.code === code).length;
  }

  it.each(OUTCOMES)('$what is recorded once, or never', async ({ commands, answer, counts }) => {
    const code = await codeAfter(commands);
    const { status, headers } = await open(`/${code}`);
    const [expected, location] = answer;
    expect(status).toBe(expected);
    expect(headers.get('location')).toEqual(location && expect.stringMatching(location));
    expect(await scansOf(code)).toBe(counts ? 1 : 0);
    await open(`/${code}`);
    expect(await scansOf(code)).toBe(counts ? 2 : 0);
  });

  it('a hidden code is told in the language of the visitor, with nothing of what is hidden', async () => {
    const code = await codeAfter([save(LINK), hide]);
    const page = await open(`/${code}`, { 'accept-language': 'de' });
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const text = await page.text();
    expect(text).toContain('<h1>Der Besitzer hat das vorerst ausgeblendet</h1>');
    expect(text).not.toContain('example.com/Ab');
    expect(text).not.toContain('/edit/');
  });

  it('an unknown code is not recorded', async () => {
    expect((await open('/0000000000')).headers.get('location')).toMatch(/why=unknown$/);
    expect(await scansOf('0000000000')).toBe(0);
  });

  it('a page is not recorded again when its visitor switches the language', async () => {
    const code = await codeAfter([save(PHONE)]);
    const first = await open(`/${code}`, { 'accept-language': 'fr' });
    expect(await first.text()).toContain('lang="fr"');
    expect(first.headers.getSetCookie()).toEqual([]);

    const switched = await open(`/${code}?language=ar&from=poster`);
    expect([switched.status, switched.headers.get('location')]).toEqual([303, `/${code}?from=poster`]);
    const [cookie = ''] = switched.headers.getSetCookie();
    expect(cookie).toMatch(/^qlaim_language=ar; .*SameSite=Lax/);

    const referer = `http://127.0.0.1:${port}/${code.toLowerCase()}`;
    const back = await open(`/${code}?from=poster`, { referer, cookie: cookie.split(';')[0] ?? '' });
    expect(await back.text()).toContain('lang="ar" dir="rtl"');
    expect(await scansOf(code)).toBe(1);

    await open(`/${code}`, { referer: `https://elsewhere.example/${code}` });
    expect(await scansOf(code)).toBe(2);
  });

  it('a redirect takes no notice of a language', async () => {
    const code = await codeAfter([save(LINK)]);
    const answer = await open(`/${code}?language=de`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.com/Ab']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await scansOf(code)).toBe(1);
  });

  it('nowhere while the log is away is told in the language of the visitor', async () => {
    away = true;
    const page = await open('/7K3M9QWX2P', { 'accept-language': 'de' });
    const text = await open('/7K3M9QWX2P', { accept: '*/*' });
    away = false;
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<h1>Im Moment nicht erreichbar</h1>');
    expect([text.status, text.headers.get('retry-after')]).toEqual([503, '2']);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await text.text()).toBe('This is not available right now. Please scan it again.');
  });
});
