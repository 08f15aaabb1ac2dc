import type { RetentionCounts } from '../../contract/schemas/operations.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { SIGN_INS } from '../../domain/sign-ins/sign-ins.ts';
import type { Due } from '../../processes/retention/due.ts';

/** Returns a line about one thing that is due, or done. It names ids alone. */
export function wordsOf(due: Due): string {
  switch (due.do) {
    case 'ask':
      return `ask    account ${due.userId}  ${due.reason}, last used ${due.since}`;
    case 'erase':
      return `erase  account ${due.userId}  ${due.reason}, last used ${due.since}`;
    case 'forget':
      return `forget ${SIGN_INS.streamOf(due.userId)}  ${due.signIns} sign-ins`;
    case 'sum': {
      const { from, upTo, scans } = due.sums;
      return `sum    ${SCANS.streamOf(due.slot)} ${from} to ${upTo}  ${scans} scans`;
    }
  }
}

/** Returns the counts in one line. */
export const summaryOf = ({ asked, erased, signIns, scans }: RetentionCounts): string =>
  `${asked} accounts to ask, ${erased} to erase, ${signIns} sign-ins, ${scans} scans`;
