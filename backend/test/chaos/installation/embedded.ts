import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pWaitFor from 'p-wait-for';
import type { Ports } from '../../../src/main/ports.ts';
import { endOf } from '../../../src/ports/end-of-feed.ts';
import { PROJECTIONS } from '../../../src/read-models/index.ts';
import { newCluster } from '../../support/distributed/cluster.ts';
import { ADMIN } from '../../support/server.ts';
import { backUpFiles, restoreFiles } from './back-up-files.ts';
import type { Installation } from './installation.ts';

/** Two api processes and three projectors on the files of one folder. */
export async function openEmbedded(): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qlaim-chaos-'));
  const backUp = `${dataDir}.backup`;
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    VAULT_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'warn',
  };
  return {
    name: `files in ${dataDir}`,
    environment,
    cluster: await newCluster({ environment, dataDir }, ['api', 'projector']),
    caughtUp: projected,
    backUp: () => backUpFiles(dataDir, backUp, ['events.db', 'vault.db']),
    restore: () => restoreFiles(dataDir, backUp),
    remove: async () => {
      for (const folder of [dataDir, backUp, `${dataDir}.before`])
        await rm(folder, { recursive: true, force: true });
      return [];
    },
  };
}

/** Waits until every read model has projected the whole log. */
async function projected({ store, feed }: Ports, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  const areThere = async () => {
    const end = await endOf(feed);
    for (const { definition } of PROJECTIONS) {
      const checkpoint = await store.checkpoint(definition.name);
      if (checkpoint === null || feed.compare(checkpoint, end) < 0) return false;
    }
    return true;
  };
  await pWaitFor(areThere, { interval: 100, timeout: { milliseconds: withinMs, message: 'not caught up' } });
  return performance.now() - startedAt;
}
