import type { ArchivePlace } from '../operations/archive/stored-archive.ts';
import { audit } from '../operations/audit/audit.ts';
import type { CheckResult } from '../operations/audit/check.ts';
import { createPace } from '../operations/pace.ts';
import { PROJECTIONS } from '../read-models/index.ts';
import type { Projection } from '../read-models/projection.ts';
import { auditFiles } from './audit-files.ts';
import { openAuditScratch } from './audit-scratch.ts';
import type { Ports } from './ports.ts';
import type { Config } from './settings/config.ts';

type Say = (line: string) => void;

interface Auditing {
  readonly say: Say;
  /** Starts over, where an audit was interrupted. */
  readonly afresh: boolean;
  /** Counts all scans again, also those of a snapshot. */
  readonly whole?: boolean;
  /** Where archives of scans lie, if they are to be read. */
  readonly archives?: ArchivePlace | undefined;
  /** The read models that are compared with the log; all when absent. */
  readonly projections?: readonly Projection[];
}

/** Checks the database files, the log and the read models. It changes nothing. */
export async function auditStores(
  ports: Ports,
  config: Config,
  { say, afresh, whole = false, archives, projections = PROJECTIONS }: Auditing,
): Promise<readonly CheckResult[]> {
  const files = auditFiles(config);
  const scratch = await openAuditScratch(config.dataDir, ports.keys, { afresh, whole });
  try {
    const results = await audit(ports, projections, {
      scratch,
      whole,
      archives,
      grouped: config.kafka !== undefined,
      pace: await createPace(ports.feed, say),
      onContinued: (events) =>
        say(`continues an interrupted audit, which had checked ${events} events of the log`),
    });
    await scratch.remove();
    return [...files, ...results];
  } finally {
    await scratch.close();
  }
}

/** Says what each check found, and the sum. Returns the number of differences. */
export function sayResults(results: readonly CheckResult[], say: Say): number {
  for (const result of results) say(lineOf(result));
  const differences = results.reduce((sum, result) => sum + result.differences, 0);
  say(differences === 0 ? 'sound: no differences' : `DAMAGED: ${differences} differences`);
  return differences;
}

function lineOf({ name, examined, unit, differences, examples }: CheckResult): string {
  const outcome = differences === 0 ? 'ok  ' : 'FAIL';
  const rest = differences > examples.length ? [`and ${differences - examples.length} more`] : [];
  return [
    `${outcome} ${name} (${examined} ${unit})`,
    ...[...examples, ...rest].map((line) => `       ${line}`),
  ].join('\n');
}
