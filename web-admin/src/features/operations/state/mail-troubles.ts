import type { OperationsReport, SenderCheck } from '@qlaim/backend/contract';
import type { Saying, Trouble } from './meaning.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const FINE: readonly string[] = ['found', 'unknown', 'elsewhere'];

/** Returns what is wrong with mails and webhooks. */
export const mailTroubles = (report: OperationsReport, saying: Saying): readonly Trouble[] => [
  ...deferred(report, saying),
  ...records(report, saying),
  ...messages(report, saying),
];

const deferred = ({ deferredMails }: OperationsReport, { words: { page } }: Saying): readonly Trouble[] =>
  deferredMails === 0
    ? []
    : [
        {
          id: 'deferred mails',
          title: page.troubles.deferred(deferredMails),
          tone: 'note',
          reason: page.troubles.deferredReason,
          since: null,
          buyers: page.troubles.deferredBuyers,
          remedy: page.troubles.deferredRemedy,
        },
      ];

const records = ({ mailSenders }: OperationsReport, saying: Saying): readonly Trouble[] =>
  mailSenders.flatMap((check) => recordsOf(check, saying));

function recordsOf(
  { spf, dkim, dmarc, domain }: SenderCheck,
  { words: { page }, locale }: Saying,
): readonly Trouble[] {
  const wrong = Object.entries({ SPF: spf, DKIM: dkim, DMARC: dmarc })
    .filter(([, state]) => !FINE.includes(state))
    .map(([name]) => name);
  if (wrong.length === 0) return [];
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return [
    {
      id: `mail sender ${domain}`,
      title: page.troubles.records(list.format(wrong), domain),
      tone: 'note',
      reason: null,
      since: null,
      buyers: page.troubles.recordsBuyers,
      remedy: page.troubles.recordsRemedy,
    },
  ];
}

function messages(
  { webhookMessages: { waiting, oldest }, at }: OperationsReport,
  { words: { page } }: Saying,
): readonly Trouble[] {
  if (oldest === null || Date.parse(at) - Date.parse(oldest) < DAY_MS) return [];
  return [
    {
      id: 'webhook messages',
      title: page.troubles.messages(waiting),
      tone: 'note',
      reason: null,
      since: oldest,
      buyers: page.troubles.messagesBuyers,
      remedy: page.troubles.messagesRemedy,
      open: { to: '/webhooks', label: page.troubles.openWebhooks },
    },
  ];
}
