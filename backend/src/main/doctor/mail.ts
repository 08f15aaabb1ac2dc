import { randomUUID } from 'node:crypto';
import type { WantedRecord } from '../../contract/schemas/operations.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { checkSender, type MailSender } from '../../processes/mail-sender/check-sender.ts';
import { mailSendersOf } from '../product/mail-sender.ts';
import type { Config } from '../settings/config.ts';
import { type Finding, fault, note, ok } from './finding.ts';
import type { World } from './world.ts';

/** Checks how mails leave. `to`: who gets one to try; undefined for nobody. */
export async function checkMail(
  config: Config,
  world: World,
  mailer: Pick<Mailer, 'send'>,
  to: string | undefined,
): Promise<readonly Finding[]> {
  if (config.smtpUrl === undefined) return withoutServer(config);
  const senders = mailSendersOf(config);
  const [sender] = senders;
  const findings: Finding[] = [await trySend(mailer, to)];
  if (sender === undefined || sender.domain.endsWith('.local'))
    return [
      ...findings,
      fault(
        'MAIL_FROM',
        `${config.mailFrom} is no address of yours: receivers refuse it`,
        'set it to an address of your domain',
      ),
    ];
  for (const each of senders) findings.push(...(await findingsOf(world, each)));
  return findings;
}

async function findingsOf({ resolveTxt }: World, sender: MailSender): Promise<readonly Finding[]> {
  const { domain, spf, dkim, dmarc, wanted } = await checkSender(resolveTxt, sender);
  const records = [
    ['SPF', spf, wanted.spf],
    ['DKIM', dkim, wanted.dkim],
    ['DMARC', dmarc, wanted.dmarc],
  ] as const;
  return records.map(([record, state, right]) => {
    const about = `${record} of ${domain}`;
    if (state === 'found') return ok(about, 'is there');
    if (state === 'elsewhere') return note(about, 'mails are not signed here; let the mail server sign');
    return fault(about, FAULTS[state], adviceOn(state, right));
  });
}

const VERBS = {
  missing: 'add the TXT record',
  several: 'leave one TXT record of its kind',
  different: 'replace the TXT record',
} as const;

function adviceOn(state: keyof typeof FAULTS, right: WantedRecord | null): string {
  const more = 'docs/operations.md, "Mails that arrive", says more';
  if (state === 'unknown' || right === null) return more;
  return `${VERBS[state]} at ${right.name}, such as: ${right.value} (${more})`;
}

const FAULTS = {
  missing: 'is missing in DNS: receivers doubt the mails',
  several: 'is there more than once: receivers take none of them',
  different: 'has another key than DKIM_PRIVATE_KEY: receivers refuse the mails',
  unknown: 'cannot be asked for: DNS does not answer',
} as const;

function withoutServer({ production, dataDir }: Config): readonly Finding[] {
  const words = `no mail leaves: mails are files in ${dataDir}/outbox`;
  return [production ? fault('SMTP_URL', words, 'set it to your mail server') : note('SMTP_URL', words)];
}

async function trySend(mailer: Pick<Mailer, 'send'>, to: string | undefined): Promise<Finding> {
  const about = 'mail server';
  if (to === undefined)
    return note(about, 'no mail was sent: npm run doctor -- --mail YOUR-ADDRESS sends one');
  const text = 'This mail was sent by npm run doctor. It says that mails leave.';
  try {
    const mail = { subject: 'A mail to try', text, html: `<p>${text}</p>`, language: 'en' };
    await mailer.send({ ...mail, to, id: randomUUID() });
    return ok(about, 'has taken a mail: look whether it arrives, and not as spam');
  } catch (error) {
    const reason =
      error instanceof Error && 'reason' in error
        ? error.reason
        : error instanceof Error
          ? error.message
          : error;
    return fault(
      about,
      `takes no mail: ${reason}`,
      'compare host, port, user and password in SMTP_URL with what the mail server wants',
    );
  }
}
