import { runProgramIn } from '../support/server.ts';
import type { Finding } from './findings.ts';
import type { Installation } from './installation/installation.ts';
import type { Timeline } from './timeline.ts';

/** The engines may be away meanwhile: an audit then ends without a finding. */
const AWAY = /is not available/;

/** Rebuilds the read models again and again while the load goes on, with an audit after each, until the signal aborts. */
export async function operate(
  { environment }: Pick<Installation, 'environment'>,
  timeline: Timeline,
  signal: AbortSignal,
): Promise<Finding> {
  const violations: string[] = [];
  let rebuilds = 0;
  for (; !signal.aborted; rebuilds += 1) {
    const rebuild = await runProgramIn(environment, 'rebuild');
    if (rebuild.code !== 0) violations.push(`rebuild: ${rebuild.output.trim()}`);
    const audit = await runProgramIn(environment, 'audit');
    if (audit.code !== 0 && !AWAY.test(audit.output)) violations.push(`audit: ${audit.output.trim()}`);
    const why = audit.code === 0 ? '' : `: ${audit.output.trim().split('\n').at(-1)}`;
    timeline.log(`rebuilt and audited under load: ${rebuild.code}, ${audit.code}${why}`);
  }
  return { check: 'rebuilds and audits under load that failed', examined: rebuilds, violations };
}
