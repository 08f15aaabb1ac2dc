import { randomBytes } from 'node:crypto';
import { generateX25519Identity } from 'age-encryption';
import { expect } from 'vitest';
import { recordScans } from '../../src/testing/scans/archiving.ts';
import { nameInstallation, withPorts } from '../backups/backed-up.ts';
import { installIn } from '../migrate/installation.ts';
import { runProgramIn } from '../support/server.ts';

type Environment = Readonly<Record<string, string>>;
type Program = Parameters<typeof runProgramIn>[1];

const EVENTS = 64;
const BEFORE = '2026-01-03';
const ARCHIVES_FIT = 'ok   archives of scans fit the log';

export const run = (environment: Environment, name: Program, ...args: readonly string[]) =>
  runProgramIn(environment, name, undefined, args);

/** The keys of an installation, and of its archives and back-ups. */
export const newKeys = async () => ({
  SESSION_SECRET: randomBytes(32).toString('hex'),
  VAULT_KEY: randomBytes(32).toString('hex'),
  BACKUP_KEY: await generateX25519Identity(),
});

/** Fills an installation with one code and old scans of it. Returns how many scans count. */
export async function installScanned(environment: Environment & { readonly DATA_DIR: string }) {
  const { code } = await installIn(environment.DATA_DIR, 1, environment);
  const scans = await withPorts(environment, (ports) =>
    recordScans(ports, [code], { events: EVENTS, batch: 'of-the-shop' }),
  );
  await nameInstallation(environment);
  expect(await run(environment, 'rebuild')).toMatchObject({ code: 0 });
  return scans;
}

/** Archives what `installScanned` has recorded. */
export async function archiveOld(environment: Environment): Promise<void> {
  const made = await run(environment, 'archive', '--before', BEFORE);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('2 archives were made') });
}

/** Expects that an audit which reads every archive finds all scans, and nothing wrong. */
export async function expectWhole(environment: Environment, scans: number): Promise<void> {
  const audit = await run(environment, 'audit', '--whole', '--afresh');
  expect(audit).toMatchObject({ code: 0, output: expect.stringContaining(`the journals (${scans} scans)`) });
  expect(audit.output).toContain(ARCHIVES_FIT);
  expect(audit.output).not.toContain('were not read');
}

/** Backs up to a place, and restores that as another installation. */
export async function restoreInto(target: Environment, from: Environment, place: string): Promise<void> {
  expect(await run(from, 'backup', '--to', place, '--files', '--unchecked')).toMatchObject({ code: 0 });
  expect(await run(target, 'restore', place)).toMatchObject({ code: 0 });
}

/** Brings all archives back, and expects that no count changes by it, nor by a rebuild. */
export async function bringAllBack(environment: Environment, scans: number): Promise<void> {
  const back = await run(environment, 'archive', '--back', `2026-01-01..${BEFORE}`);
  expect(back).toMatchObject({ code: 0, output: expect.stringMatching(/[1-9]\d* scans came back/) });
  expect(await run(environment, 'rebuild')).toMatchObject({ code: 0 });
  await expectWhole(environment, scans);
}
