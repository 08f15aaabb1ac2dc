import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkChecksums, checkIntegrity, type FileCheck } from '../adapters/sqlite/check-files.ts';
import { Check, type CheckResult } from '../operations/audit/check.ts';
import type { Config } from './settings/config.ts';

/**
 * Checks the SQLite files of a data folder: what no event and no document shows, such as a damaged index. Files that another
 * engine stands for are left out.
 */
export function auditFiles({
  dataDir,
  eventStoreUrl,
  mongoUrl,
}: Pick<Config, 'dataDir' | 'eventStoreUrl' | 'mongoUrl'>): readonly CheckResult[] {
  const log = eventStoreUrl === undefined ? ['events.db'] : [];
  const documents = mongoUrl === undefined ? ['vault.db', 'read.db', 'leases.db'] : [];
  const files = [...log, ...documents].map((name) => ({ name, path: join(dataDir, name) }));
  const sound = files
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => resultOf(`pages and indexes of ${name}`, 'files', checkIntegrity(path)));
  const sums = log.map((name) =>
    resultOf('events equal their checksums', 'events', checkChecksums(join(dataDir, name))),
  );
  return [...sound, ...sums];
}

function resultOf(name: string, unit: string, { examined, wrong }: FileCheck): CheckResult {
  const check = new Check(name, unit);
  check.saw(examined);
  for (const line of wrong) check.wrong(line);
  return check.result();
}
