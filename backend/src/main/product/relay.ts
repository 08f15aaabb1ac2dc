import { healthApp, healthServer } from '../../http/edge/server/health.ts';
import { everybody } from '../../http/edge/server/operators.ts';
import { watchRebuilds } from '../../processes/projecting/watch-rebuilds.ts';
import { RelayLag } from '../../processes/relay/relay-lag.ts';
import { watch } from '../../processes/report/metrics.ts';
import { writtenStores } from '../../processes/report/written-stores.ts';
import { assertNamedVault } from '../assert-vault.ts';
import { openStores } from '../engines/stores.ts';
import { assertFolder } from '../parts/assert-parts.ts';
import { ConfigError } from '../settings/config.ts';
import { healthOf } from './health.ts';
import { startRelay } from './processes.ts';
import type { Product, StartParts } from './running.ts';

/**
 * Composes the role `relay`. It copies events as they are stored, sealed: it opens no master key, no files and no mail.
 */
export async function composeRelay({
  config,
  url,
  gates,
  logger,
  startup,
  metrics,
  tracing,
  holder,
}: StartParts): Promise<Product> {
  await assertFolder(config);
  const { events, feed, documents, kafka } = await openStores(config, logger, startup);
  if (!kafka) throw new ConfigError('QLAIM_ROLE relay needs KAFKA_BROKERS');
  // Places in another vault are those of another log.
  await startup.reach(() => assertNamedVault({ events, vault: documents.vault }));
  await startup.reach(() => kafka.prepare());
  const ports = { ...documents, events, feed, kafka, tracing };
  watchRebuilds(metrics, ports);
  const lag = new RelayLag();
  const processes = await startup.reach(() => startRelay(ports, holder, logger, lag));
  const written = writtenStores(ports);
  watch(metrics, { processes, written, readModels: undefined, groupFeed: kafka.groupFeed, relay: lag });
  const health = healthOf(ports, 'relay', { processes, written }, logger);
  const product = healthApp(healthServer(health, metrics, gates.mayOperate), logger, url);
  const operators = healthApp(healthServer(health, metrics, everybody), logger, url);
  gates.open({ product, operators, besideHttps: product });
  const stop = async () => {
    await gates.close(0);
    await Promise.all(processes.map((process) => process.stop()));
    await Promise.all([events.close(), kafka.close()]);
    await documents.close();
  };
  return { url, healthUrl: gates.healthUrl, firstAdmin: undefined, stop };
}
