import type { RetentionCounts } from '../../contract/schemas/operations.ts';
import type { Due } from './due.ts';

export const NOTHING_DUE: RetentionCounts = { asked: 0, erased: 0, signIns: 0, scans: 0 };

/** Returns the counts with one more thing that is due, or done. */
export function addDue(counts: RetentionCounts, due: Due): RetentionCounts {
  switch (due.do) {
    case 'ask':
      return { ...counts, asked: counts.asked + 1 };
    case 'erase':
      return { ...counts, erased: counts.erased + 1 };
    case 'forget':
      return { ...counts, signIns: counts.signIns + due.signIns };
    case 'sum':
      return { ...counts, scans: counts.scans + due.sums.scans };
  }
}
