import type { OperationsReport } from '@qlaim/backend/contract';
import { BACKUP_LATE_MS } from '@qlaim/backend/contract/console';
import type { Saying, Trouble } from './meaning.ts';

/** Returns what is wrong with the back-ups and the lists of threats, and what the last audit found. */
export const checkTroubles = (report: OperationsReport, saying: Saying): readonly Trouble[] => [
  ...damage(report, saying),
  ...backups(report, saying),
  ...lists(report, saying),
];

function damage({ audit }: OperationsReport, { words: { checks } }: Saying): readonly Trouble[] {
  if (audit === null || audit.differences === 0) return [];
  return [
    {
      id: 'audit',
      title: checks.found(audit.differences),
      tone: 'danger',
      reason: null,
      since: audit.at,
      buyers: checks.foundBuyers,
      remedy: checks.foundRemedy,
    },
  ];
}

function backups({ at, backup }: OperationsReport, { words: { checks }, say }: Saying): readonly Trouble[] {
  const { good = null, failed = null } = backup ?? {};
  const isLate = good !== null && Date.parse(at) - Date.parse(good.at) > BACKUP_LATE_MS;
  const late: Trouble = {
    id: 'late back-up',
    title: checks.late,
    tone: 'danger',
    reason: null,
    since: good?.at ?? null,
    buyers: checks.backupBuyers,
    remedy: checks.lateRemedy,
  };
  if (failed === null) return isLate ? [late] : [];
  const tried: Trouble = {
    id: 'back-up',
    title: checks.failed,
    tone: isLate || good === null ? 'danger' : 'note',
    reason: say(failed.problem),
    since: failed.at,
    buyers: checks.backupBuyers,
    remedy: checks.failedRemedy,
  };
  return isLate ? [late, tried] : [tried];
}

const lists = (
  { destinationLists }: OperationsReport,
  { words: { checks }, say }: Saying,
): readonly Trouble[] =>
  destinationLists.flatMap(({ name, checkedAt, problem }) =>
    problem === null
      ? []
      : {
          id: `list ${name}`,
          title: checks.lists.failed(name),
          tone: 'note' as const,
          reason: say(problem),
          since: checkedAt,
          buyers: checks.lists.buyers,
          remedy: checks.lists.remedy,
        },
  );
