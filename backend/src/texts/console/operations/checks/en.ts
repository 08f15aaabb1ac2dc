import { pluralIn } from '../../../plural.ts';

const counted = pluralIn('en');
const entries = counted({ one: (n) => `${n} entry`, other: (n) => `${n} entries` });

/** The English texts of back-ups and audits. */
export const checks = {
  title: 'Back-up and audit',
  good: (size: string, when: string) => `Last good back-up: ${size}, made ${when}.`,
  place: (place: string) => `It lies in ${place}.`,
  none: 'No back-up has been made with npm run backup.',
  sound: (when: string) => `Last audit: sound, ${when}.`,
  damaged: (count: string, when: string) => `Last audit: ${count} differences, ${when}.`,
  notAudited: 'No audit has been made.',
  failed: 'The back-up failed',
  late: 'The last good back-up is older than two days',
  backupBuyers: 'Nothing now. If the machine were lost, all since the last good back-up would be lost.',
  failedRemedy: 'Mend what the reason names, then run npm run backup.',
  lateRemedy: 'Run npm run backup, and set BACKUP_TO, so that one is made each day.',
  found: counted({
    one: (n) => `The audit found ${n} difference`,
    other: (n) => `The audit found ${n} differences`,
  }),
  foundBuyers: 'Codes or pages may be wrong or missing.',
  foundRemedy: 'Run npm run audit again. If it stays, rebuild the read models, or restore a back-up.',
  lists: {
    title: 'Lists of threats',
    read: (name: string, count: number, when: string) => `${name}: ${entries(count)}, read ${when}.`,
    unread: (name: string) => `${name}: not read yet.`,
    problem: (problem: string) => `Last try: ${problem}.`,
    failed: (name: string) => `The list of threats ${name} could not be read`,
    buyers:
      'Nothing where it was read before: its last good version counts. Otherwise no address is checked against it.',
    remedy: 'Look at its file or address in DESTINATION_FEEDS.',
  },
  retention: {
    title: 'Retention',
    never: 'It has not run yet.',
    last: (what: string, when: string) => `Last run: ${what}, ${when}.`,
    what: (asked: string, erased: string, signIns: string, scans: string) =>
      `${asked} people told, ${erased} accounts deleted, ${signIns} sign-ins removed, ${scans} scans summed up`,
    next: (when: string) => `Next run: ${when}.`,
  },
};
