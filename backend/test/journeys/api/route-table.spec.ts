import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSTALLED_APP } from '../../../src/contract/device/installed-app.ts';
import { SITE_ICONS } from '../../../src/contract/device/site-icons.ts';
import { LOGOS } from '../../../src/contract/domains/logo.ts';
import { APP_PAGES, LANDING_PAGES, SCAN_PAGES } from '../../../src/contract/pages.ts';
import type { Route } from '../../../src/contract/route.ts';
import { ROUTES } from '../../../src/contract/routes/index.ts';
import { LIVE_PATH } from '../../../src/contract/schemas/live.ts';
import { EXPORT_PATH } from '../../../src/http/api/audit/serve-export.ts';
import { DOWNLOAD_PATH } from '../../../src/http/api/people/personal-data/ticket.ts';
import { openPrinting } from '../../../src/http/api/print/printing.ts';
import { KeyUses } from '../../../src/http/edge/api-keys/key-uses.ts';
import { SessionCookie } from '../../../src/http/edge/caller/session-cookie.ts';
import { healthServer } from '../../../src/http/edge/server/health.ts';
import { everybody } from '../../../src/http/edge/server/operators.ts';
import { createApp } from '../../../src/http/front/app.ts';
import { allHandlers } from '../../../src/http/front/handlers.ts';
import type { AppPorts } from '../../../src/http/front/ports.ts';
import { CONSOLE_PAGE } from '../../../src/http/pages/console/serve-console.ts';
import { RENDERED_PAGES } from '../../../src/http/pages/owner-pages/serve.ts';
import { Misses } from '../../../src/http/pages/resolver/misses.ts';
import { Resolver } from '../../../src/http/pages/resolver/resolver.ts';
import { ScanLimit } from '../../../src/http/pages/resolver/scan-limit.ts';
import { PageCache } from '../../../src/http/pages/scan-pages/page-cache.ts';
import { ScanJournal } from '../../../src/log/scan-journal.ts';
import { openPorts, type Ports } from '../../../src/main/ports.ts';
import { readConfig } from '../../../src/main/settings/config.ts';
import { sessionSecret } from '../../../src/main/settings/keys.ts';
import { PeopleIndex } from '../../../src/read-models/users/people-index.ts';
import { someSettings } from '../../../src/testing/settings.ts';
import { someSites } from '../../../src/testing/sites.ts';

const OPERATIONS = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/openapi-shop.json',
  '/api-docs',
  '/api-docs/shop',
  '/api-docs/start.js',
  '/api-docs/readable.css',
  '/api-docs/swagger-ui-bundle.js',
  '/api-docs/swagger-ui.css',
  '/auth/google',
  '/auth/google/callback',
  DOWNLOAD_PATH,
  EXPORT_PATH,
  LIVE_PATH,
  '/files/*key',
  '/barcode/qrcode/:id',
  '/:code.vcf',
  '/robots.txt',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/apple-touch-icon.png',
  INSTALLED_APP.manifest,
  `${SITE_ICONS}:name`,
  `${LOGOS}:name`,
  INSTALLED_APP.worker,
];

/** The secure code, the claim, the notice, the terms of use, and pictures that no worker has received. */
const FORMS = [
  `POST ${SCAN_PAGES.info}`,
  `POST ${LANDING_PAGES.claim}`,
  `POST ${LANDING_PAGES.report}`,
  `POST ${LANDING_PAGES.acceptTerms}`,
  `POST ${INSTALLED_APP.share}`,
];

const URL = 'http://localhost';
const table: readonly Route[] = Object.values(ROUTES);
const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;

/** Returns every method and path that is registered with Express. */
function registered({ router }: Express): readonly string[] {
  return router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = new Set(route.stack.map(({ method }) => method.toUpperCase()));
    return [...methods].flatMap((method) => [route.path].flat().map((path) => `${method} ${path}`));
  });
}

describe('the app', () => {
  let folder: string;
  let ports: Ports;
  let app: Express;
  let context: AppPorts;
  let cookie: SessionCookie;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-routes-'));
    const logger = pino({ level: 'silent' });
    ports = await openPorts(readConfig({ DATA_DIR: folder }), URL, logger);
    const { clock, random, log } = ports;
    const scans = new ScanJournal({ store: ports.events, clock, random, logger }, 0);
    const settings = someSettings({ publicUrl: URL, appsRoot: folder });
    const search = {
      warm: () => undefined,
      isSooner: () => false,
      find: async () => ({ total: 0, codes: [] }),
      tags: async () => [],
      batches: async () => [],
    };
    const sites = someSites(ports, { publicUrl: URL });
    const scanLimit = new ScanLimit(0);
    const siteOf = () => settings;
    const misses = new Misses({ ...ports, logger, siteOf, onRefused: () => undefined }, settings);
    const operations = {
      report: () => Promise.reject(new Error('No report is asked for')),
      rebuilt: async () => null,
    };
    const people = new PeopleIndex(ports);
    context = {
      ...ports,
      people,
      scans,
      scanLimit,
      misses,
      readLimiter: ports.limiter,
      printing: openPrinting(),
      keyUses: new KeyUses(ports),
      search,
      settings,
      logger,
      operations,
      live: { listen: () => () => undefined },
      sites,
    };
    cookie = new SessionCookie(sessionSecret(readConfig({ DATA_DIR: folder })), URL);
    const resolver = new Resolver(
      { log, clock, scans, scanLimit, misses, sites, logger, findCaller: async () => undefined },
      { ...settings, redirectUncounted: false },
    );
    const serveHealth = healthServer({ problems: async () => [] }, new Registry(), everybody);
    const pages = new PageCache({ log, logger, sites });
    const [rendered, filesFront] = [async () => undefined, () => false];
    const countSecurity = () => {};
    app = createApp({
      context,
      cookie,
      resolver,
      pages,
      serveHealth,
      renderers: { user: rendered, admin: rendered },
      countSecurity,
      filesFront,
    });
  });

  afterAll(async () => {
    await ports.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('binds every route of the table to one handler', () => {
    const bound = allHandlers(context, cookie).map(({ route }) => nameOf(route));
    expect(bound.toSorted()).toEqual(table.map(nameOf).toSorted());
  });

  it('serves the table, the pages of the apps, the operations routes, and nothing else', () => {
    const pages = [
      ...Object.values(APP_PAGES).flat(),
      ...RENDERED_PAGES,
      CONSOLE_PAGE,
      ...Object.values(SCAN_PAGES),
      ...Object.values(LANDING_PAGES),
    ];
    const expected = [
      ...table.map(nameOf),
      ...FORMS,
      ...[...pages, ...OPERATIONS].map((path) => `GET ${path}`),
    ];
    expect(registered(app).toSorted()).toEqual(expected.toSorted());
  });

  it('mounts no nested router, whose routes this test could not see', () => {
    const mounted = app.router.stack.filter(({ route }) => !route).map(({ name }) => name);
    expect(mounted).not.toContain('router');
    expect(mounted).not.toContain('mounted_app');
  });
});
