import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { ensureAdmin, type FirstAdmin } from '../commands/ensure-admin.ts';
import { createApp } from '../http/app.ts';
import { findCaller } from '../http/caller.ts';
import type { HttpContext } from '../http/context.ts';
import { defaultMetrics } from '../http/health.ts';
import { ScanJournal } from '../http/resolver/journal.ts';
import { Resolver } from '../http/resolver/resolver.ts';
import { frontOf } from '../http/server.ts';
import { SessionCookie } from '../http/session-cookie.ts';
import type { Config } from './config.ts';
import { type Gate, listen } from './gate.ts';
import { healthOf } from './health.ts';
import { openPorts, type Ports } from './ports.ts';
import { startFollower, startProjectors, startReactions } from './processes.ts';
import { prepareReadModels } from './read-models.ts';

/** A running Qlaim. */
export interface Product {
  readonly url: string;
  readonly admin: FirstAdmin & { readonly generatedPassword: string | undefined };
  /** Finishes what was accepted, then closes everything. */
  stop(): Promise<void>;
}

const SLOT = 0;
const DRAIN_MS = 5000;

/** Starts the whole product in this process and listens. Throws `ConfigError` for a setting that can't be used. */
export async function startProduct(config: Config, logger: Logger): Promise<Product> {
  const gate = await listen(config.host, config.port);
  const url = config.publicUrl ?? `http://localhost:${gate.port}`;
  try {
    return await compose(config, url, gate, await openPorts(config, url, logger), logger);
  } catch (error) {
    await gate.close(0);
    throw error;
  }
}

async function compose(
  config: Config,
  url: string,
  gate: Gate,
  ports: Ports,
  logger: Logger,
): Promise<Product> {
  await prepareReadModels(ports, logger);
  const scans = new ScanJournal(
    { store: ports.events, clock: ports.clock, random: ports.random, logger },
    SLOT,
  );
  const context: HttpContext = { ...ports, scans, settings: settingsOf(config, url, ports), logger };
  const cookie = new SessionCookie(ports.sessionSecret, url);
  const resolver = resolverOf(context, cookie);
  const admin = await ensureAdmin(ports, config.admin);
  const projectors = startProjectors(ports, logger);
  const processes = [
    ...projectors.processes,
    ...startReactions(ports, url, logger),
    startFollower(ports, resolver, logger),
  ];
  const health = healthOf(ports, processes, projectors.behind);
  const app = createApp({ context, cookie, resolver, health, metrics: defaultMetrics() });
  const files = filesFront(ports, logger);
  gate.open(frontOf(resolver, app, files));
  return {
    url,
    admin: { ...config.admin, generatedPassword: admin.generatedPassword },
    stop: async () => {
      await gate.close(DRAIN_MS);
      await scans.settled();
      await Promise.all(processes.map((process) => process.stop()));
      await ports.close();
    },
  };
}

const settingsOf = (
  config: Config,
  publicUrl: string,
  { sessionSecret }: Ports,
): HttpContext['settings'] => ({
  publicUrl,
  storefrontUrl: config.storefrontUrl,
  appOrigins: config.appOrigins,
  trustProxy: config.trustProxy,
  sessionSecret,
  appsRoot: resolve(import.meta.dirname, '../../..'),
});

function resolverOf(context: HttpContext, cookie: SessionCookie): Resolver {
  const { log, clock, scans, logger, settings } = context;
  return new Resolver(
    { log, clock, scans, logger, findCaller: (cookies) => findCaller(context, cookie, cookies) },
    settings,
  );
}

/** Files are served by this process as long as they lie on its disk. */
function filesFront({ files }: Ports, logger: Logger) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!request.url?.startsWith('/files/')) return false;
    files
      .handleFileRequest(request, response)
      .catch((error: unknown) => logger.error({ err: error }, 'a file could not be served'));
    return true;
  };
}
