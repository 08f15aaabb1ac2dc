import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { openSqliteReadStore } from '../../../adapters/sqlite/read-store.ts';
import { consoleCodesContract } from '../../../testing/contracts/console-codes.contract.ts';

describe("the console's list of codes in SQLite", () => {
  consoleCodesContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'console-codes-'));
    return {
      open: async () => openSqliteReadStore(join(folder, 'read.db'), 'this'),
      dispose: () => rm(folder, { recursive: true }),
    };
  });
});
