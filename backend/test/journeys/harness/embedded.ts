import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outboxFolder } from '../../support/outbox-folder.ts';
import { type Composition, FIRST_ADMIN } from '../../support/product.ts';
import { eventsIn } from './events-in.ts';
import { ServerProcess } from './server-process.ts';

/** One process with a data folder, as `npm start` runs it. */
export const embedded: Composition = {
  name: 'embedded',
  async start({ environment }) {
    const folder = await mkdtemp(join(tmpdir(), 'qlaim-journey-'));
    const settings = {
      DATA_DIR: folder,
      PORT: '0',
      ADMIN_EMAIL: FIRST_ADMIN.email,
      ADMIN_PASSWORD: FIRST_ADMIN.password,
      TRUST_PROXY: '1',
      ...environment,
    };
    let server = new ServerProcess(settings);
    const atExit = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', atExit);
    const remove = async () => {
      process.off('exit', atExit);
      await rm(folder, { recursive: true, force: true });
    };
    const url = await server.ready().catch(async (error: unknown) => {
      await server.end('SIGKILL');
      await remove();
      throw error;
    });
    const restartSettings = { ...settings, PORT: new URL(url).port };
    return {
      urls: [url],
      roles: ['all'],
      publicUrl: url,
      dataDir: folder,
      mails: outboxFolder(join(folder, 'outbox')),
      eventCount: async () => eventsIn(join(folder, 'events.db')),
      loggedErrors: () => server.loggedErrors(),
      kill: () => server.end('SIGKILL'),
      restart: async () => {
        await server.end('SIGTERM');
        server = new ServerProcess(restartSettings);
        await server.ready();
      },
      stop: async () => {
        await server.end('SIGTERM');
        await remove();
      },
    };
  },
};
