import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import type { AccountEvent } from '../../domain/account/events.ts';
import { absentAccount, evolveAccount } from '../../domain/account/state.ts';
import type { Mail } from '../../ports/mailer.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { strongLine } from './layout/parts.ts';
import type { Site } from './site.ts';
import { ACCOUNT_MAIL_TEXTS } from './texts/account.ts';
import { MAIL_TEXTS } from './texts/index.ts';
import { textsAt } from './texts-at.ts';

const MOVES = ['EmailChanged', 'EmailChangeRequested', 'EmailChangeConfirmed'] as const;
type Move = (typeof MOVES)[number];

/**
 * The notice to the verified address of an account that another one was entered, or has taken its place: an owner who did
 * not ask for it learns of it in time. Undefined where no notice is due.
 */
export async function composeMoved(
  context: CommandContext & Site,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Mail | undefined> {
  const { log, keys, publicUrl } = context;
  let before = absentAccount;
  for await (const event of log.read(ACCOUNT.streamOf(userId))) {
    if (!ACCOUNT.recognises(event)) continue;
    if (event.id !== id) {
      before = evolveAccount(before, event, event.at);
      continue;
    }
    const { status, emailVerified, email, firstName } = before;
    if (!isMoveEvent(event) || status !== 'present' || !emailVerified) return undefined;
    if (!(await keys.find(event.data.person))) return undefined;
    const language = before.language ?? DEFAULT_LANGUAGE;
    const recipient = { to: email, firstName, id, language };
    const requested = event.type === 'EmailChangeRequested';
    const words = requested
      ? textsAt(context, ACCOUNT_MAIL_TEXTS, language).changeRequested
      : textsAt(context, MAIL_TEXTS, language).moved;
    return movedMail(
      context,
      recipient,
      words,
      event.data.email,
      `${publicUrl}/${requested ? 'profile' : 'login'}`,
    );
  }
  return undefined;
}

const isMoveEvent = (event: AccountEvent): event is Extract<AccountEvent, { readonly type: Move }> =>
  MOVES.some((move) => move === event.type);

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly close: (address: string) => string;
}

function movedMail(
  site: Site,
  recipient: Recipient,
  { subject, lead, close }: Words,
  email: string,
  address: string,
): Mail {
  return layOut(site, recipient, {
    subject,
    lead,
    centre: strongLine(email, 'ltr'),
    centreText: email,
    close: close(address),
  });
}
