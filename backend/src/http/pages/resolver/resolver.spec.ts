import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateBatch } from '../../../commands/codes/generate-batch.ts';
import { handle } from '../../../commands/handle.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import { ScanJournal } from '../../../log/scan-journal.ts';
import { EngineUnavailable } from '../../../ports/errors.ts';
import { type Fixture, openFixture } from '../../../testing/fixture.ts';
import { someSites } from '../../../testing/sites.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { SESSION_COOKIE } from '../../edge/caller/session-cookie.ts';
import { others } from './others.fixture.ts';
import { Resolver } from './resolver.ts';
import { ScanLimit } from './scan-limit.ts';

const ADMIN = { kind: 'admin', id: 'root' } as const;
const LINK = 'https://example.com/page';
const logger = pino({ level: 'silent' });

describe('a scan with a session cookie', () => {
  let fixture: Fixture;
  let code: string;
  let server: Server | undefined;

  beforeEach(async () => {
    fixture = await openFixture();
    const batch = await generateBatch(fixture, ADMIN, 1);
    code = (batch.ok && batch.value.codes[0]) || '';
    const content = { infoType: 'link', link: LINK } as const;
    await handle(fixture, QR_CODE, ADMIN, code, {
      type: 'save',
      by: { id: ADMIN.id, role: 'admin' },
      content,
    });
  });
  afterEach(async () => {
    server?.closeAllConnections();
    server?.close();
    await fixture.close();
  });

  /** Returns the response to a scan of a browser whose session `findCaller` finds. */
  async function scan(
    findCaller: () => Promise<SignedInCaller | undefined>,
    scanLimit: Pick<ScanLimit, 'allows'> = new ScanLimit(0),
  ): Promise<Response> {
    const scans = new ScanJournal({ ...fixture, store: fixture.events, logger }, 0);
    const resolver = new Resolver(
      {
        ...fixture,
        scans,
        scanLimit,
        misses: { refuse: () => undefined },
        sites: someSites(fixture),
        logger,
        findCaller,
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
    const port = typeof address === 'object' ? address?.port : undefined;
    return fetch(`http://127.0.0.1:${port}/${code}`, {
      redirect: 'manual',
      headers: { cookie: `${SESSION_COOKIE}=x`, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    });
  }

  const scansRecorded = async () => (await Array.fromAsync(fixture.events.read('scans-0'))).length;

  it('is redirected, and not recorded, when it is one too many', async () => {
    const answer = await scan(async () => undefined, { allows: () => false });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, LINK]);
    expect(await scansRecorded()).toBe(0);
  });

  it.each([
    ['is away', () => Promise.reject(new EngineUnavailable('the vault'))],
    ['does not respond', () => new Promise<undefined>(() => {})],
    ['fails', () => Promise.reject(new Error('damaged'))],
  ])('is redirected and counted when the session lookup %s', async (_what, findCaller) => {
    const answer = await scan(findCaller);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, LINK]);
    expect(await scansRecorded()).toBe(1);
  });

  it('is counted when the session has ended', async () => {
    expect((await scan(async () => undefined)).status).toBe(302);
    expect(await scansRecorded()).toBe(1);
  });
});
