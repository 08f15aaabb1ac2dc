import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { ensureAdmin } from '../commands/ensure-admin.ts';
import { createApp } from '../http/app.ts';
import { findCaller } from '../http/caller.ts';
import type { HttpContext } from '../http/context.ts';
import type { ServeHealth } from '../http/health.ts';
import { Resolver } from '../http/resolver/resolver.ts';
import { frontOf } from '../http/server.ts';
import { SessionCookie } from '../http/session-cookie.ts';
import { ScanJournal } from '../log/scan-journal.ts';
import { startFollower } from '../processes/follow-changes.ts';
import { scansNotKept } from '../processes/metrics.ts';
import type { Process } from '../processes/runner.ts';
import { takeScanSlot } from '../processes/scan-slot.ts';
import type { Config } from './config.ts';
import type { Ports } from './ports.ts';
import type { Startup } from './startup.ts';

/** The part of the product that serves scans, the API and the apps. */
export interface Api {
  readonly listener: RequestListener;
  readonly processes: readonly Process[];
  /** The first admin's password, where this start generated it. */
  readonly generatedPassword: string | undefined;
  /** Resolves once every recorded scan has its outcome. */
  settled(): Promise<void>;
}

export interface ApiParts {
  readonly url: string;
  readonly holder: string;
  readonly logger: Logger;
  readonly startup: Startup;
  readonly serveHealth: ServeHealth;
  readonly metrics: Registry;
  /** Removes the key of an erased person from memory. */
  readonly forget: (person: string) => void;
}

/** Starts the api. The returned listener is ready for requests. */
export async function startApi(
  ports: Ports,
  config: Config,
  { url, holder, logger, startup, serveHealth, metrics, forget }: ApiParts,
): Promise<Api> {
  const { standing, generatedPassword } = await startup.reach(() => ensureAdmin(ports, config.admin));
  if (standing === 'taken') logger.warn('ADMIN_EMAIL belongs to a user who is no admin');
  if (standing === 'elsewhere')
    logger.info('ADMIN_EMAIL is ignored: the first admin exists and has another e-mail');
  const { slot, process } = await startup.reach(() => takeScanSlot(ports.leases, holder, logger));
  const redirects = config.scansWhenStoreIsAway === 'redirect';
  const scans = new ScanJournal(
    { store: ports.events, clock: ports.clock, random: ports.random, logger },
    slot,
    { onNotKept: scansNotKept(metrics, redirects ? 'redirected' : 'refused') },
  );
  const context: HttpContext = { ...ports, scans, settings: settingsOf(config, url, ports), logger };
  const cookie = new SessionCookie(ports.sessionSecret, url);
  const resolver = resolverOf(context, cookie, config);
  const app = createApp({ context, cookie, resolver, serveHealth });
  return {
    listener: frontOf(resolver, app, ports.filesFront),
    processes: [process, startFollower(ports, { forget, resolver }, logger)],
    generatedPassword,
    settled: () => scans.settled(),
  };
}

const settingsOf = (config: Config, publicUrl: string, { files }: Ports): HttpContext['settings'] => ({
  publicUrl,
  storefrontUrl: config.storefrontUrl,
  appOrigins: config.appOrigins,
  fileOrigins: fileOrigins(config, files),
  trustProxy: config.trustProxy,
  appsRoot: resolve(import.meta.dirname, '../../..'),
});

function fileOrigins({ s3 }: Config, files: Ports['files']): readonly string[] {
  if (!s3) return [];
  const addresses = [files.publicUrl('any'), s3.uploadEndpoint, s3.endpoint].filter(
    (url) => url !== undefined,
  );
  return [...new Set(addresses.map((url) => new URL(url).origin))];
}

function resolverOf(context: HttpContext, cookie: SessionCookie, config: Config): Resolver {
  const { log, clock, scans, logger, settings } = context;
  return new Resolver(
    { log, clock, scans, logger, findCaller: (cookies) => findCaller(context, cookie, cookies) },
    { ...settings, redirectUncounted: config.scansWhenStoreIsAway === 'redirect' },
  );
}
