import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { createMemoryRateLimiter } from '../../adapters/memory/rate-limiter.ts';
import { type EnsuredAdmin, ensureAdmin } from '../../commands/accounts/ensure-admin.ts';
import { openPrinting } from '../../http/api/print/printing.ts';
import { KeyUses } from '../../http/edge/api-keys/key-uses.ts';
import { findCaller } from '../../http/edge/caller/caller.ts';
import { securityCounter } from '../../http/edge/caller/security-metrics.ts';
import { SessionCookie } from '../../http/edge/caller/session-cookie.ts';
import type { ServeHealth } from '../../http/edge/server/health.ts';
import { traceFront } from '../../http/edge/server/trace-requests.ts';
import type { HttpSettings } from '../../http/edge/settings/settings.ts';
import type { Site } from '../../http/edge/settings/site.ts';
import type { Sites } from '../../http/edge/sites/sites.ts';
import { createApp } from '../../http/front/app.ts';
import { appsOfSites } from '../../http/front/apps-of-sites.ts';
import type { AppPorts } from '../../http/front/ports.ts';
import { frontOf } from '../../http/front/server.ts';
import { openRenderer } from '../../http/pages/rendering/renderer.ts';
import { Misses } from '../../http/pages/resolver/misses.ts';
import { Resolver } from '../../http/pages/resolver/resolver.ts';
import { ScanLimit } from '../../http/pages/resolver/scan-limit.ts';
import { frontOfPages } from '../../http/pages/scan-pages/front.ts';
import { PageCache } from '../../http/pages/scan-pages/page-cache.ts';
import { ScanJournal, scanStream } from '../../log/scan-journal.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';
import type { MetricsRegistry } from '../../ports/telemetry/metrics-registry.ts';
import { startFollower } from '../../processes/follow-changes.ts';
import { LiveChanges } from '../../processes/live/live-changes.ts';
import {
  scanSeconds,
  scansNotKept,
  scansSuppressed,
  watchPages,
  watchSpool,
} from '../../processes/report/metrics.ts';
import type { Process } from '../../processes/runner.ts';
import { takeScanSlot } from '../../processes/scan-slot.ts';
import { startSpool } from '../../processes/scan-spool/start-spool.ts';
import { startFileSweeper } from '../../processes/sweep-files.ts';
import { startWarming } from '../../processes/warm-codes.ts';
import { PeopleIndex } from '../../read-models/users/people-index.ts';
import type { Ports } from '../ports.ts';
import type { Config } from '../settings/config.ts';
import { fileOrigins } from '../settings/file-origins.ts';
import { sessionSecret } from '../settings/keys.ts';
import type { Startup } from '../startup.ts';
import { atSite } from './at-site.ts';
import { openCodeSearch } from './code-search.ts';
import { devOutbox } from './dev-outbox.ts';

/** The part of the product that serves scans, the API and the apps. */
export interface Api {
  readonly listener: RequestListener;
  readonly processes: readonly Process[];
  readonly firstAdmin: EnsuredAdmin;
  /** Ends the answers that only a stop ends. */
  stopping(): void;
  /** Resolves once every recorded scan has its outcome. */
  settled(): Promise<void>;
}

export interface ApiParts {
  readonly url: string;
  readonly holder: string;
  readonly logger: Logger;
  readonly startup: Startup;
  readonly serveHealth: ServeHealth;
  readonly metrics: MetricsRegistry;
  /** Removes the key of an erased person from memory. */
  readonly forget: (person?: string) => void;
  readonly operations: AppPorts['operations'];
  /** Loaded. */
  readonly sites: Sites;
  /** Absent where no scans wait in it, and none may. */
  readonly spool: ScanSpool | undefined;
}

/** What the composition has for all routes and for scans. */
interface Composed extends AppPorts {
  readonly settings: HttpSettings;
  readonly sites: Sites;
}

/** Starts the api. The returned listener is ready for requests. */
export async function startApi(
  ports: Ports,
  config: Config,
  { url, holder, logger, startup, serveHealth, metrics, forget, operations, sites, spool }: ApiParts,
): Promise<Api> {
  const firstAdmin = await startup.reach(() => ensureAdmin(ports, config.admin));
  if (firstAdmin.standing === 'taken') logger.warn('ADMIN_EMAIL belongs to a user who is no admin');
  if (firstAdmin.standing === 'elsewhere')
    logger.info('ADMIN_EMAIL is ignored: the first admin exists and has another e-mail');
  const { slot, process } = await startup.reach(() => takeScanSlot(ports.leases, holder, logger));
  const redirects = config.scansWhenStoreIsAway === 'redirect';
  const scans = new ScanJournal(
    { store: ports.events, clock: ports.clock, random: ports.random, logger },
    slot,
    {
      onNotKept: scansNotKept(metrics, redirects ? 'redirected' : 'refused'),
      onSuppressed: scansSuppressed(metrics),
      tracing: ports.tracing,
      spool,
      spoolsWhenAway: config.scansWhenStoreIsAway === 'spool',
    },
  );
  if (spool) watchSpool(metrics, spool);
  const origins = await startup.reach(() => fileOrigins(config, ports));
  const settings = {
    ...settingsOf(config, origins),
    ...sites.first,
    firstDomain: sites.first.domain,
    isOurs: sites.serves,
  };
  const people = new PeopleIndex(ports);
  const scanLimit = new ScanLimit(config.trustProxy);
  const countSecurity = securityCounter(metrics);
  const onRefused = () => countSecurity('codes_guessed');
  const siteOf = sites.of.bind(sites);
  const misses = new Misses({ ...ports, logger, siteOf, onRefused }, settings);
  const printing = openPrinting();
  const search = openCodeSearch(config, url);
  const keyUses = new KeyUses(ports);
  const live = new LiveChanges(ports, logger);
  const context: Composed = {
    ...ports,
    people,
    scans,
    scanLimit,
    misses,
    readLimiter: createMemoryRateLimiter(),
    printing,
    keyUses,
    search,
    settings,
    logger,
    operations,
    live,
    sites,
  };
  const cookie = new SessionCookie(sessionSecret(config), url);
  const resolver = resolverOf(context, cookie, config);
  const pages = new PageCache({ log: ports.log, logger, sites });
  sites.onChanged(() => {
    resolver.forgetAll();
    pages.forgetAll();
  });
  watchPages(metrics, pages);
  const { filesFront, tracing } = ports;
  const ownerPages = openRenderer(settings.appsRoot, 'user');
  const consolePages = openRenderer(settings.appsRoot, 'admin');
  const appAt = (site: Site) =>
    createApp({
      context: atSite(context, site),
      cookie,
      resolver,
      pages,
      serveHealth,
      renderers: { user: ownerPages.render, admin: consolePages.render },
      countSecurity,
      filesFront,
      outbox: devOutbox(config),
      tracing,
    });
  const resolve = resolver.handle.bind(resolver);
  const scanFront = tracing ? traceFront(tracing, '/:code', resolve, scanSeconds(metrics)) : resolve;
  const follower = startFollower(ports, { forget, caches: [sites, resolver, pages, people] }, logger);
  return {
    listener: frontOf(
      { scans: scanFront, pages: frontOfPages(pages, sites), files: filesFront },
      appsOfSites(sites, appAt),
      siteOf,
    ),
    processes: [
      process,
      follower,
      startWarming(ports, resolver.warm.bind(resolver), logger),
      ...(spool ? [startSpool({ spool, store: ports.events }, scanStream(slot), logger)] : []),
      startFileSweeper(ports, logger),
      search.process,
      { name: 'owner pages', failure: () => undefined, stop: ownerPages.close },
      { name: 'console pages', failure: () => undefined, stop: consolePages.close },
      { name: 'printing', failure: () => undefined, stop: printing.close },
      { name: 'live changes', failure: live.failure, stop: () => live.stop() },
      { name: 'uses of API keys', failure: () => undefined, stop: () => keyUses.stop() },
    ],
    firstAdmin,
    stopping: () => live.end(),
    settled: () => scans.settled(),
  };
}

const settingsOf = (
  config: Config,
  fileOrigins: readonly string[],
): Omit<HttpSettings, keyof Site | 'isOurs' | 'firstDomain'> => ({
  appOrigins: config.appOrigins,
  fileOrigins,
  trustProxy: config.trustProxy,
  uploadQuota: config.uploadQuotaMb * 1024 * 1024,
  requireAdminTotp: config.requireAdminTotp,
  google: config.google,
  flaggedDestinations: config.flaggedDestinations,
  securityContact: config.admin.email,
  appsRoot: resolve(import.meta.dirname, '../../../..'),
});

function resolverOf(context: Composed, cookie: SessionCookie, config: Config): Resolver {
  const { log, clock, scans, scanLimit, misses, logger, settings, sites } = context;
  return new Resolver(
    {
      log,
      clock,
      scans,
      scanLimit,
      misses,
      sites,
      logger,
      findCaller: (cookies) => findCaller(context, cookie, cookies),
    },
    { ...settings, redirectUncounted: config.scansWhenStoreIsAway === 'redirect' },
  );
}
