import { existsSync } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../adapters/disk/missing.ts';
import { spoolsIn } from '../../adapters/disk/scan-spool/paths.ts';
import { judge } from '../parts/judge.ts';
import { lookAtParts } from '../parts/look.ts';
import { namesOf } from '../parts/part.ts';
import { SCAN_SPOOL } from '../product/scan-spool.ts';
import { type Config, ConfigError } from '../settings/config.ts';
import { type Finding, fault, faultOfPart, note, ok } from './finding.ts';
import type { World } from './world.ts';

const GIGABYTE = 1e9;
/** Below these a disk is full soon. */
const LEAST = { free: GIGABYTE, share: 0.05 };
const OTHERS = 0o077;
/** Files that the product writes. */
const WRITTEN = ['events.db', 'vault.db', 'read.db', 'leases.db', 'files'];

/** Checks the data folder: its rights, its disk, and whether its parts belong together. It changes nothing. */
export async function checkFolder(config: Config, world: World): Promise<readonly Finding[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) return [note('DATA_DIR', `${dataDir} is made by the first start`)];
  if (!(await stat(dataDir)).isDirectory())
    return [fault('DATA_DIR', `${dataDir} is no folder`, 'name another DATA_DIR, or remove the file')];
  const findings = [...(await checkRights(dataDir)), ...(await checkDisk('disk', dataDir, world))];
  const left = (await readdir(dataDir)).filter((name) => name.startsWith('replaced-'));
  for (const name of left)
    findings.push(
      note('DATA_DIR', `${join(dataDir, name)} is what a restore has put aside: remove it once all is well`),
    );
  const spools = spoolsIn(await filesIn(join(dataDir, SCAN_SPOOL)));
  if (spools.length > 0)
    findings.push(
      note(
        'DATA_DIR',
        `${join(dataDir, SCAN_SPOOL)} holds scans that wait for the log: keep it; an api appends them`,
      ),
    );
  return [...findings, ...(await checkParts(config))];
}

const filesIn = async (folder: string) => (await unlessMissing(readdir(folder))) ?? [];

async function checkRights(dataDir: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const name of ['', ...WRITTEN]) {
    const path = join(dataDir, name);
    if (!existsSync(path)) continue;
    const isWritable = await access(path, constants.R_OK | constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable)
      findings.push(
        fault(
          'DATA_DIR',
          `${path} cannot be written`,
          `give it to the user of the product: chown --recursive ${process.getuid?.() ?? 'USER'} ${path}`,
        ),
      );
  }
  const keys = join(dataDir, 'keys.json');
  if (existsSync(keys) && ((await stat(keys)).mode & OTHERS) !== 0)
    findings.push(fault('DATA_DIR', `others on this machine may read ${keys}`, `chmod 600 ${keys}`));
  return findings;
}

/** Checks the room of a disk. */
export async function checkDisk(about: string, folder: string, world: World): Promise<readonly Finding[]> {
  const { free, size } = await world.disk(folder);
  const words = `${(free / GIGABYTE).toFixed(1)} GB of ${(size / GIGABYTE).toFixed(1)} GB are free on the disk of ${folder}`;
  if (free >= LEAST.free && free >= size * LEAST.share) return [ok(about, words)];
  return [fault(about, words, 'make room: without any, scans and changes are refused')];
}

async function checkParts(config: Config): Promise<readonly Finding[]> {
  try {
    const faults = judge(await lookAtParts(config), namesOf(config));
    if (faults.length === 0) return [ok('DATA_DIR', 'its parts belong together')];
    return faults.map((one) => faultOfPart('DATA_DIR', one));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [fault('DATA_DIR', error.message, 'restore it: npm run restore -- PATH --replace')];
  }
}
