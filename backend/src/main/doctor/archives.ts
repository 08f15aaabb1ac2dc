import { removesScans } from '../archive/place.ts';
import { openPlace } from '../backup/place.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, note, ok } from './finding.ts';

const ABOUT = 'archives of scans';

/** Looks into the place of archives. `npm run audit -- --whole` reads the files. */
export async function checkArchives(config: Config): Promise<readonly Finding[]> {
  const { archiveTo } = config;
  if (archiveTo === undefined) return [];
  const place = await openPlace(config, archiveTo);
  try {
    let [files, bytes] = [0, 0];
    for await (const { size } of place.list('scans-')) {
      files += 1;
      bytes += size;
    }
    const words = `${files} files of ${Math.ceil(bytes / 1e6)} MB in ${place.address}`;
    if (files === 0 || !removesScans(config)) return [ok(ABOUT, words)];
    return [
      note(ABOUT, `${words}: RETENTION_SCANS_MONTHS does not reach them, so remove those that are too old`),
    ];
  } finally {
    await place.close();
  }
}
