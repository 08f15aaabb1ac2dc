import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { outboxFolder } from '../../support/outbox-folder.ts';
import { type Composition, FIRST_ADMIN } from '../../support/product.ts';
import { embedded } from './embedded.ts';
import { Fixture } from './fixture.ts';
import { ServerProcess } from './server-process.ts';

export interface TwoProcesses {
  readonly given: Fixture;
  /** The address of the process that makes none of the changes. */
  readonly secondUrl: string;
}

/** Fixture: the embedded product, and a second process on its data that only serves. It may log no error. */
export function useTwoProcesses(): TwoProcesses {
  const given = new Fixture();
  let folder: string;
  let second: ServerProcess;
  let secondUrl: string;

  const inFolder: Composition = {
    ...embedded,
    start: async (needs) => ({
      ...(await embedded.start(needs)),
      mails: outboxFolder(join(folder, 'outbox')),
    }),
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qlaim-two-'));
    await given.start(inFolder, { environment: { DATA_DIR: folder } });
    second = new ServerProcess({
      DATA_DIR: folder,
      PORT: '0',
      QLAIM_ROLE: 'api',
      ADMIN_EMAIL: FIRST_ADMIN.email,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
    });
    secondUrl = await second.ready();
  });

  afterAll(async () => {
    const errors = second.loggedErrors();
    await second.end('SIGTERM');
    await given.stop();
    await rm(folder, { recursive: true, force: true });
    expect(errors).toEqual([]);
  });

  return {
    given,
    get secondUrl() {
      return secondUrl;
    },
  };
}
