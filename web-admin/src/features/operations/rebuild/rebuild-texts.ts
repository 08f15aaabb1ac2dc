import type { Rebuild, RebuildProblem } from '@qlaim/backend/contract/console';
import { exactTime } from '@qlaim/web-kit';
import { counted } from '../../../widgets/counted.ts';
import { engineName } from '../names.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns a length of time in its largest useful unit: '12 seconds', '3 minutes'. */
export function lengthText(ms: number): string {
  if (ms < 1.5 * SECOND_MS) return 'a second';
  if (ms < 2 * MINUTE_MS) return counted(Math.round(ms / SECOND_MS), 'second');
  return ms < 2 * HOUR_MS
    ? counted(Math.round(ms / MINUTE_MS), 'minute')
    : counted(Math.round(ms / HOUR_MS), 'hour');
}

/** Names what a rebuild makes again. */
export const madeText = (names: readonly string[]): string =>
  names.length === 1 ? engineName(names[0] ?? '') : counted(names.length, 'read model');

/** Says for which read model the log is read, and how many there are: 'Reading the event log for: Codes, 1 of 8'. */
export function stepText({ current, made, readModels }: Rebuild): string {
  const read = `Reading the event log for: ${engineName(current ?? '')}`;
  return readModels.length === 1 ? read : `${read}, ${made.length + 1} of ${readModels.length}`;
}

/** Says what was made, when, and how long it took. */
export function endText({ readModels, made, startedAt, endedAt }: Rebuild): string {
  if (startedAt === null || endedAt === null) return '';
  const documents = made.reduce((sum, model) => sum + model.documents, 0);
  const took = lengthText(Date.parse(endedAt) - Date.parse(startedAt));
  return `${madeText(readModels)} made again on ${exactTime(endedAt)}, in ${took}: ${counted(documents, 'document')}.`;
}

interface Problem {
  readonly reason: string;
  readonly remedy: string;
}

/** Why a rebuild failed, and what to do. */
export const PROBLEMS: Readonly<Record<RebuildProblem, Problem>> = {
  'other-version': {
    reason: 'A program of another version keeps this read model.',
    remedy: 'Finish the upgrade, so that all processes are of one version. Then start it again.',
  },
  'log-damaged': {
    reason: 'The event log holds an event that is damaged.',
    remedy: 'Run “npm run audit”, which names the event, and restore a back-up.',
  },
  interrupted: {
    reason: 'Each process that made it was stopped before the end.',
    remedy: 'See in the log of the process why it stops, often for want of memory. Then start it again.',
  },
  unexpected: {
    reason: 'Something went wrong that trying again does not mend.',
    remedy: 'The log of the process says why. Put that right, and start it again.',
  },
};
