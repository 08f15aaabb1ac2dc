import type { OperationsReport } from '@qlaim/backend/contract';
import { counted } from '../../widgets/counted.ts';
import { troublesOf } from '../operations/index.ts';

interface ToLookAt {
  readonly count: number;
  readonly noun: string;
}

/** Counts what somebody should look at: all that the section of operations lists. */
export const toLookAt = (report: OperationsReport, failedUploads: number): readonly ToLookAt[] =>
  [
    { count: troublesOf(report).length, noun: 'trouble' },
    { count: failedUploads, noun: 'failed upload' },
  ].filter(({ count }) => count > 0);

/** '2 troubles, 1 failed upload'. */
export const lookText = (counts: readonly ToLookAt[]): string =>
  counts.length === 0 ? 'All is well' : counts.map(({ count, noun }) => counted(count, noun)).join(', ');
