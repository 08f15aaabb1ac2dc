import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { nameVault } from '../../commands/name-vault.ts';
import { defaultMetrics, healthApp, healthServer } from '../../http/edge/server/health.ts';
import { everybody } from '../../http/edge/server/operators.ts';
import type { LegalSettings } from '../../http/edge/settings/legal-settings.ts';
import { fixedDomains } from '../../http/edge/sites/served-domains.ts';
import type { Tracing } from '../../ports/telemetry/tracing.ts';
import type { CertificateKeeper } from '../../processes/certificates/keep-certificates.ts';
import { watchCertificates } from '../../processes/certificates/metrics.ts';
import { watchThreats } from '../../processes/destinations/metrics.ts';
import { startFollower } from '../../processes/follow-changes.ts';
import { prepareReadModels } from '../../processes/projecting/prepare-read-models.ts';
import { watchRebuilds } from '../../processes/projecting/watch-rebuilds.ts';
import { RelayLag } from '../../processes/relay/relay-lag.ts';
import { watch } from '../../processes/report/metrics.ts';
import { Operations } from '../../processes/report/operations.ts';
import { writtenStores } from '../../processes/report/written-stores.ts';
import { retentionStanding } from '../../processes/retention/next-run.ts';
import type { Process } from '../../processes/runner.ts';
import { watchWebhooks } from '../../processes/webhooks/metrics.ts';
import { PROJECTIONS } from '../../read-models/index.ts';
import { assertVault } from '../assert-vault.ts';
import { openTracingOf } from '../engines/tracing.ts';
import { type HeldFolder, holdFolder } from '../folder-lock.ts';
import { markParts } from '../parts/mark-parts.ts';
import { openPorts, type Ports } from '../ports.ts';
import type { Config } from '../settings/config.ts';
import { prepareFolder } from '../settings/folder.ts';
import { readLegalFolder } from '../settings/legal-folder.ts';
import { Startup } from '../startup.ts';
import { type Api, startApi } from './api.ts';
import { type Gates, openGates } from './gates.ts';
import { enginesOf, healthOf } from './health.ts';
import { followersOf, startReactions, startRelay } from './processes.ts';
import { startProjecting } from './projecting.ts';
import { composeRelay } from './relay.ts';
import type { Product, StartParts } from './running.ts';
import { openSpool } from './scan-spool.ts';
import { mailSites, openSites } from './sites.ts';
import { openTls } from './tls.ts';

const DRAIN_MS = 4000;
const READ_MODELS = PROJECTIONS.map(({ definition }) => definition.name);

/**
 * Starts the parts that the role names, and listens. Rejects with `ConfigError` for an invalid setting, and with the
 * reason of `signal` when it aborts before everything runs.
 */
export async function startProduct(config: Config, logger: Logger, signal?: AbortSignal): Promise<Product> {
  prepareFolder(config.dataDir);
  const folder = holdFolder(config);
  try {
    const product = await startIn(folder, config, logger, new Startup(logger, signal));
    return { ...product, stop: () => product.stop().finally(() => folder.release()) };
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function startIn(
  folder: HeldFolder,
  config: Config,
  logger: Logger,
  startup: Startup,
): Promise<Product> {
  const legalIn = readLegalFolder(config.legalDir, config.contactEmail);
  const legalOf = (domain: string) => ({ ...legalIn(domain), retention: config.retention });
  const metrics = defaultMetrics(config.tracing !== undefined);
  const publicUrl = config.publicUrl ?? 'http://localhost';
  const starting = { problems: () => startup.problems, metrics, publicUrl };
  const tls = config.tls && (await openTls(config.tls, config.dataDir, logger));
  const gates = await openGates(config, starting, tls);
  try {
    folder.tell(gates.healthUrl);
    const url = config.publicUrl ?? `http://localhost:${gates.port}`;
    const { role } = config;
    // A process that restarts on the same host and port gets its leases back at once.
    const holder = `${hostname()}:${gates.port}`;
    const tracing = await openTracingOf(config, holder, logger);
    const started = { config, url, gates, logger, startup, metrics, legalOf, holder, tracing };
    const parts = { ...started, certificates: tls?.keeper };
    if (role === 'relay') return closing(await composeRelay(parts), tracing);
    const prepares = { bucket: role !== 'projector', topic: role !== 'api' };
    const ports = await openPorts(config, url, logger, { startup, prepares, tracing });
    return closing(await compose(parts, ports), tracing);
  } catch (error) {
    await gates.close(0);
    throw error;
  }
}

interface ComposeParts extends StartParts {
  /** The legal pages of a domain. */
  readonly legalOf: (domain: string) => LegalSettings;
  readonly certificates: CertificateKeeper | undefined;
}

/** Hands over the last spans once the rest has stopped. */
const closing = (product: Product, tracing: Tracing | undefined): Product => ({
  ...product,
  stop: () => product.stop().finally(() => tracing?.close()),
});

/** Composes every role but `relay`. */
async function compose(
  { config, url, gates, logger, startup, metrics, legalOf, holder, certificates }: ComposeParts,
  ports: Ports,
): Promise<Product> {
  const { role } = config;
  const first = new URL(url).hostname;
  const domains = certificates ?? fixedDomains([first, ...config.proxiedDomains]);
  const sites = openSites(config, { ...ports, logger, domains, legalOf, url });
  const mailed = mailSites(config, sites);
  const plays = (part: 'api' | 'projector') => role === part || role === 'all';
  assertVault(await startup.reach(() => nameVault(ports)));
  await startup.reach(() => markParts(config, ports, holder));
  watchRebuilds(metrics, ports);
  await prepareReadModels(ports, plays('projector'), {
    holder,
    logger,
    reach: (ask) => startup.reach(ask),
    signal: startup.signal,
  });
  startup.signal.throwIfAborted();
  await startup.reach(() => sites.load());
  const projecting = startProjecting(ports, config, holder, logger);
  const processes: Process[] = [...projecting.processes];
  if (plays('projector')) {
    const onTried = watchWebhooks(metrics, ports.vault);
    watchThreats(metrics, ports.threats.refreshed);
    processes.push(
      ...(await startup.reach(() => startReactions(ports, config, mailed, holder, logger, onTried))),
    );
  }
  const relayLag = role === 'all' && ports.kafka ? new RelayLag() : undefined;
  if (role === 'all')
    processes.push(...(await startup.reach(() => startRelay(ports, holder, logger, relayLag))));
  if (certificates) {
    processes.push(certificates);
    watchCertificates(metrics, certificates);
  }
  const { forget, behind } = projecting;
  const written = writtenStores(ports);
  const spool = plays('api') ? await startup.reach(() => openSpool(config, logger)) : undefined;
  watch(metrics, {
    processes,
    written,
    readModels: plays('projector') ? { names: READ_MODELS, behind } : undefined,
    groupFeed: ports.kafka?.groupFeed,
    relay: relayLag,
  });
  const operations = new Operations({
    ...ports,
    engines: enginesOf(ports, 'all'),
    written,
    reactions: followersOf(ports, mailed, logger),
    processes,
    certificates: certificates?.standing ?? (() => []),
    retention: () => retentionStanding(ports, config.retention),
    handled: (name) => projecting.handled()[name],
    spooled: () => spool?.waiting,
  });
  const keepsScans = config.scansWhenStoreIsAway === 'spool';
  const watched = { processes, written, behind, spool: keepsScans ? spool : undefined };
  const health = healthOf(ports, role, watched, logger);
  const serveHealth = healthServer(health, metrics, gates.mayOperate);
  const api = plays('api')
    ? await startApi({ ...ports, store: projecting.store }, config, {
        url,
        holder,
        logger,
        startup,
        serveHealth,
        metrics,
        forget,
        operations,
        sites,
        spool,
      })
    : undefined;
  processes.push(...(api?.processes ?? [startFollower(ports, { forget, caches: [sites] }, logger)]));
  const besideHttps = healthApp(serveHealth, logger, url);
  gates.open({
    product: api?.listener ?? besideHttps,
    operators: healthApp(healthServer(health, metrics, everybody), logger, url),
    besideHttps,
  });
  certificates?.start();
  return {
    url,
    healthUrl: gates.healthUrl,
    firstAdmin: api?.firstAdmin,
    stop: () => stop(gates, api, processes, ports),
  };
}

async function stop(
  gates: Gates,
  api: Api | undefined,
  processes: readonly Process[],
  ports: Ports,
): Promise<void> {
  api?.stopping();
  await gates.close(DRAIN_MS);
  await api?.settled();
  await Promise.all(processes.map((process) => process.stop()));
  await ports.close();
}
