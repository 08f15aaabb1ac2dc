import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { leasesContract } from '../../testing/contracts/lease.contract.ts';
import { openSqliteLeases } from './lease.ts';

describe('SQLite leases', () => {
  leasesContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leases-'));
    return {
      open: async () => openSqliteLeases(join(folder, 'leases.db')),
      dispose: () => rm(folder, { recursive: true }),
    };
  });
});
