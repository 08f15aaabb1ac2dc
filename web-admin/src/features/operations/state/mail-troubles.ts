import type { OperationsReport } from '@qlaim/backend/contract';
import { formatCount } from '@qlaim/web-kit';
import type { Trouble } from './meaning.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const FINE: readonly string[] = ['found', 'unknown', 'elsewhere'];

/** Returns what is wrong with mails and webhooks. */
export const mailTroubles = (report: OperationsReport): readonly Trouble[] => [
  ...deferred(report),
  ...records(report),
  ...messages(report),
];

const deferred = ({ deferredMails }: OperationsReport): readonly Trouble[] =>
  deferredMails === 0
    ? []
    : [
        {
          id: 'deferred mails',
          title: `${formatCount(deferredMails)} ${deferredMails === 1 ? 'mail is' : 'mails are'} deferred`,
          tone: 'note',
          reason: 'the mail server of the receiver, or ours, does not take them yet',
          since: null,
          buyers: 'Their one-time codes and links arrive late.',
          remedy: 'Nothing: they are tried again. Ask who runs the mail server where they become more.',
        },
      ];

function records({ mailSender }: OperationsReport): readonly Trouble[] {
  if (mailSender === null) return [];
  const { spf, dkim, dmarc, domain } = mailSender;
  const wrong = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc })
    .filter(([, state]) => !FINE.includes(state))
    .map(([name]) => name);
  if (wrong.length === 0) return [];
  return [
    {
      id: 'mail sender',
      title: `${wrong.join(', ')}: the records of ${domain} are not right`,
      tone: 'note',
      reason: null,
      since: null,
      buyers: 'Their mails may be taken for spam.',
      remedy: 'Set the records in DNS, as “Mails that arrive” in docs/operations.md says.',
    },
  ];
}

function messages({ webhookMessages: { waiting, oldest }, at }: OperationsReport): readonly Trouble[] {
  if (oldest === null || Date.parse(at) - Date.parse(oldest) < DAY_MS) return [];
  return [
    {
      id: 'webhook messages',
      title: `${formatCount(waiting)} messages of webhooks wait for more than a day`,
      tone: 'note',
      reason: null,
      since: oldest,
      buyers: 'Nothing. Programs of the shop do not learn what happened.',
      remedy: 'See which receiver fails, and pause or correct its webhook.',
      open: { to: '/webhooks', label: 'Open the webhooks' },
    },
  ];
}
