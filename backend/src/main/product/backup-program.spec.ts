import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { backupProgram } from './backup-program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const { signal } = new AbortController();
const makeBackup = () =>
  backupProgram(readConfig({ BACKUP_TO: '/backups' }), pino({ level: 'silent' }))(signal);

it('says why the program failed', async () => {
  vi.stubEnv('BACKUP_TO', '/backups');
  vi.stubEnv('DATA_DIR', '/nowhere');
  expect(await makeBackup()).toBe('DATA_DIR /nowhere holds no installation');
});

it('says why the program could not be started', async () => {
  // Linux starts no program with a variable so long.
  vi.stubEnv('FILLER', 'x'.repeat(200_000));
  expect(await makeBackup()).toMatch(/E2BIG/);
});
