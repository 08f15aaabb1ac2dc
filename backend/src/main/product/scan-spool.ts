import { join } from 'node:path';
import type { Logger } from 'pino';
import { openScanSpool } from '../../adapters/disk/scan-spool/scan-spool.ts';
import { lockFile } from '../../adapters/sqlite/file-lock.ts';
import type { ScanSpool } from '../../ports/scan-spool.ts';
import type { Config } from '../settings/config.ts';

/** The folder of `DATA_DIR` with scans that wait for the log. */
export const SCAN_SPOOL = 'scan-spool';

/** Opens the spool of an api where the settings say so, or where ended processes left scans in it; undefined otherwise. */
export async function openSpool(
  { dataDir, scansWhenStoreIsAway }: Pick<Config, 'dataDir' | 'scansWhenStoreIsAway'>,
  logger: Logger,
): Promise<ScanSpool | undefined> {
  const spool = openScanSpool(join(dataDir, SCAN_SPOOL), { lockFile, logger });
  try {
    await spool.adopt();
  } catch (error) {
    await spool.close();
    throw error;
  }
  return scansWhenStoreIsAway === 'spool' || spool.holds ? spool : undefined;
}
