import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { openDiskObjectStorage } from '../adapters/disk/object-storage.ts';
import { openOutbound } from '../adapters/https/outbound.ts';
import { openMedia } from '../adapters/media/media.ts';
import { systemClock } from '../adapters/system/clock.ts';
import { type Client, createClient } from '../contract/client.ts';
import { openPrinting } from '../http/api/print/printing.ts';
import { unexpectedErrors } from '../http/edge/answers/error-answers.ts';
import { KeyUses } from '../http/edge/api-keys/key-uses.ts';
import { SessionCookie } from '../http/edge/caller/session-cookie.ts';
import type { HttpSettings } from '../http/edge/settings/settings.ts';
import { allHandlers } from '../http/front/handlers.ts';
import type { AppPorts } from '../http/front/ports.ts';
import { registerRoutes } from '../http/front/register-routes.ts';
import { Misses } from '../http/pages/resolver/misses.ts';
import { ScanLimit } from '../http/pages/resolver/scan-limit.ts';
import { ScanJournal } from '../log/scan-journal.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import { PeopleIndex } from '../read-models/users/people-index.ts';
import type { Fixture } from './fixture.ts';
import { someSettings } from './settings.ts';
import { someSites } from './sites.ts';

const URL = 'http://localhost';

/** A rate limiter with a clock that a test advances. */
export function manualLimiter() {
  const tries = new Map<string, { count: number; until: number }>();
  let now = 0;
  const limiter: RateLimiter = {
    take: async ({ name, points, seconds }, key) => {
      const id = `${name} ${key}`;
      const before = tries.get(id);
      const current = before && before.until > now ? before : { count: 0, until: now + seconds };
      tries.set(id, { ...current, count: current.count + 1 });
      return current.count < points
        ? { allowed: true }
        : { allowed: false, retryAfterSeconds: current.until - now };
    },
    giveBack: async ({ name }, key) => {
      const taken = tries.get(`${name} ${key}`);
      if (taken) tries.set(`${name} ${key}`, { ...taken, count: taken.count - 1 });
    },
    reset: async ({ name }, key) => void tries.delete(`${name} ${key}`),
  };
  return {
    limiter,
    pass: (seconds: number) => {
      now += seconds;
    },
  };
}

/**
 * Opens the API on a fixture's ports. Tests can then make engines fail at a certain point, and let the time of limits
 * pass. It has no read models, and each document claims every revision, so that no call waits.
 */
export async function openApi(
  fixture: Fixture,
  { limiter = manualLimiter().limiter, readLimiter = manualLimiter().limiter, publicUrl = URL } = {},
) {
  const logger = pino({ level: 'silent' });
  const revisions = new Proxy({}, { get: () => Number.POSITIVE_INFINITY });
  const files = await openDiskObjectStorage({
    folder: join(fixture.folder, 'files'),
    baseUrl: URL,
    secret: Buffer.alloc(32, 5),
    clock: systemClock,
  });
  const context: AppPorts & { readonly settings: HttpSettings } = {
    ...fixture,
    // The vault uses the system clock to find expired records.
    clock: systemClock,
    store: {
      ...fixture.store,
      getMany: async (_collection, ids) => ids.map((id) => ({ id, body: {}, revisions, version: 1 })),
    },
    limiter,
    readLimiter,
    // These tests search for nothing.
    search: {
      warm: () => undefined,
      isSooner: () => false,
      find: () => Promise.reject(new Error('There is no search')),
      tags: () => Promise.reject(new Error('There is no search')),
      batches: () => Promise.reject(new Error('There is no search')),
    },
    people: new PeopleIndex(fixture),
    files,
    media: await openMedia({ storage: files, folder: join(fixture.folder, 'media') }),
    logger,
    live: { listen: () => () => undefined },
    operations: {
      report: () => Promise.reject(new Error('No report is asked for')),
      rebuilt: async () => null,
    },
    printing: openPrinting(),
    outbound: openOutbound({ allowPrivate: false }),
    keyUses: new KeyUses(fixture),
    scans: new ScanJournal({ ...fixture, store: fixture.events, logger }, 0),
    scanLimit: new ScanLimit(0),
    misses: new Misses(
      { ...fixture, logger, siteOf: () => someSettings({ publicUrl }), onRefused: () => undefined },
      { trustProxy: 0 },
    ),
    settings: someSettings({ publicUrl, appsRoot: fixture.folder }),
    sites: someSites(fixture, { publicUrl }),
  };
  const cookie = new SessionCookie('s'.repeat(32), URL);
  const app = express();
  app.set('trust proxy', 1);
  registerRoutes(app, context, cookie, allHandlers(context, cookie));
  app.use(unexpectedErrors(logger));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Returns the client of a browser at an address, which keeps its cookies. */
    browser: (address = '203.0.113.1'): Client => {
      const cookies = new Map<string, string>();
      return createClient({
        fetch: async (path, init) => {
          const headers = new Headers(init?.headers);
          headers.set('x-forwarded-for', address);
          headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
          const answer = await fetch(`http://127.0.0.1:${port}${String(path)}`, { ...init, headers });
          for (const cookie of answer.headers.getSetCookie()) {
            const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
            cookies.set(name, value);
          }
          return answer;
        },
      });
    },
    close: async () => {
      await context.printing.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
