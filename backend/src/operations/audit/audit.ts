import { EngineUnavailable } from '../../ports/errors.ts';
import { codesProjection } from '../../read-models/codes/project.ts';
import type { Projection } from '../../read-models/projection.ts';
import { BatchStreams } from './batch-streams.ts';
import type { CheckResult } from './check.ts';
import { EventIds } from './event-ids.ts';
import { EventShapes } from './event-shapes.ts';
import { auditGroupedModel } from './grouped-model.ts';
import { documentJudge, scanCountJudge } from './judges.ts';
import type { LogCheck } from './log-check.ts';
import { LogOrder } from './log-order.ts';
import { type AuditPorts, auditReadModel } from './read-model.ts';

/**
 * Checks the whole log, read by its feed, and every stored read model. Streams the log, but keeps ids, stream names and
 * documents in memory: a gigabyte is enough for a million events and as many documents. The positions must be the event
 * store's own. `grouped`: consumer groups project the read models, which then have no checkpoints.
 */
export async function audit(
  ports: AuditPorts,
  projections: readonly Projection[],
  { grouped = false }: { readonly grouped?: boolean } = {},
) {
  const auditModel = grouped ? auditGroupedModel : auditReadModel;
  const results: CheckResult[] = [...(await auditLog(ports))];
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

async function auditLog({ feed, log }: AuditPorts): Promise<readonly CheckResult[]> {
  const checks: readonly LogCheck[] = [
    new LogOrder(feed),
    new EventIds(),
    new EventShapes(log),
    new BatchStreams(),
  ];
  const { signal } = new AbortController();
  for await (const { events, caughtUp } of feed.subscribe({ after: 'start', signal })) {
    for (const event of events) for (const check of checks) await check.see(event);
    if (caughtUp) break;
  }
  return checks.flatMap((check) => check.results());
}
