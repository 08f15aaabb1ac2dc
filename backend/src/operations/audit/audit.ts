import { join } from 'node:path';
import { EngineUnavailable } from '../../ports/errors.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import type { Projection } from '../../read-models/projection.ts';
import type { Pace } from '../pace.ts';
import { BatchStreams } from './batch-streams.ts';
import type { CheckResult } from './check.ts';
import { EventIds } from './event-ids.ts';
import { EventShapes } from './event-shapes.ts';
import { auditGroupedModel } from './grouped-model.ts';
import { documentJudge, scanCountJudge } from './judges.ts';
import type { LogCheck } from './log-check.ts';
import { LogOrder } from './log-order.ts';
import { type AuditPorts, auditReadModel } from './read-model.ts';

interface Options {
  /** An empty folder for what does not fit into memory: about 150 bytes an event. The caller removes it. */
  readonly scratch: string;
  /** Whether consumer groups project the read models, which then have no checkpoints. */
  readonly grouped?: boolean;
  /** Told how far the pass over the log is. */
  readonly pace?: Pace;
}

/**
 * Checks the whole log, read by its feed, and every stored read model. The log takes the same memory however long it is.
 * The documents of one read model at a time are in memory. The positions must be the event store's own.
 */
export async function audit(
  ports: AuditPorts,
  projections: readonly Projection[],
  { scratch, grouped = false, pace }: Options,
) {
  const auditModel = grouped ? auditGroupedModel : auditReadModel;
  const results: CheckResult[] = [...(await auditLog(ports, scratch, pace))];
  for (const projection of projections) {
    const documents = documentJudge(projection.definition.name);
    const judges = projection === codesProjection ? [documents, scanCountJudge()] : [documents];
    try {
      results.push(...(await auditModel(ports, projection, judges)));
    } catch (error) {
      if (error instanceof EngineUnavailable) throw error;
      documents.check.wrong(`the log cannot be folded: ${error instanceof Error ? error.message : error}`);
      results.push(documents.check.result());
    }
  }
  return results;
}

async function auditLog(
  { feed, log }: AuditPorts,
  scratch: string,
  pace: Pace | undefined,
): Promise<readonly CheckResult[]> {
  const checks: readonly LogCheck[] = [
    new LogOrder(feed, join(scratch, 'streams')),
    new EventIds(join(scratch, 'ids')),
    new EventShapes(log),
    new BatchStreams(),
  ];
  let seen = 0;
  const { signal } = new AbortController();
  for await (const { events, position, caughtUp } of feed.subscribe({ after: 'start', signal })) {
    for (const event of events) for (const check of checks) await check.see(event);
    seen += events.length;
    pace?.at('log', { events: seen, position });
    if (caughtUp) break;
  }
  return (await Promise.all(checks.map((check) => check.results()))).flat();
}
