import type { CommandContext } from '../../commands/context.ts';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import { printCode } from '../../contract/short-codes/short-code.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { NOTICE } from '../../domain/notice/notice.ts';
import type { Notice } from '../../domain/notice/state.ts';
import type { Mail } from '../../ports/mailer.ts';
import { eventOf } from './event-of.ts';
import { addressOfDecision, centreOf } from './layout/decision-parts.ts';
import { layOut, type Recipient } from './layout/layout.ts';
import { composeManyReasons } from './many-reasons.ts';
import type { Site } from './site.ts';
import { decisionMailTexts } from './texts/decisions.ts';
import { textsAt } from './texts-at.ts';

type Context = Pick<CommandContext, 'log'> & Site;

interface Request {
  readonly id: string;
  /** The number of the notice. */
  readonly userId: string;
}

/**
 * The statement of reasons to the owner of a code (DSA, Article 17), or to who got the code with its content later, and how to
 * object. It tells nothing of a reporter. What one action decided about several codes of an owner is one statement.
 * Undefined where no address is verified, and where the mail about another notice tells of this one.
 */
export async function composeReasons(context: Context, request: Request): Promise<Mail | undefined> {
  const found = await ownerOf(context, request);
  if (!found) return undefined;
  const { recipient, code, decided, passedOn, toldWith, also, state } = found;
  if (toldWith !== undefined) return undefined;
  if (also.length > 0)
    return composeManyReasons(context, { recipient, decided, numbers: [request.userId, ...also] });
  const { ground, reasons } = textsAt(context, decisionMailTexts, recipient.language);
  const { subject, did } = reasons[decided.decision];
  const about = passedOn ? reasons.passedOn(code) : aboutOf(state, reasons)(code);
  const number = request.userId;
  const rests = decided.rule === '' ? reasons.unnamed : ground[decided.ground](decided.rule);
  return layOut(context, recipient, {
    subject,
    lead: `${about} ${did}`,
    ...centreOf(decided.words || code, { href: addressOfDecision(context, number), label: reasons.open }),
    close: `${rests} ${reasons.close(number)}`,
  });
}

const aboutOf = <Text>(
  { received }: Notice,
  { reported, unasked }: Readonly<Record<'reported' | 'unasked', Text>>,
): Text => (received?.report ? reported : unasked);

/** Tells an owner why a decision stays in spite of the objection. Undefined as above. */
export async function composeObjectionDismissed(
  context: Context,
  request: Request,
): Promise<Mail | undefined> {
  const found = await ownerOf(context, request);
  const words = found?.state.objections.find(({ by }) => by === found.owner)?.dismissed?.words;
  if (!found || words === undefined) return undefined;
  const { recipient, code } = found;
  const { dismissed, reversed } = textsAt(context, decisionMailTexts, recipient.language);
  const number = request.userId;
  return layOut(context, recipient, {
    subject: dismissed.subject,
    lead: dismissed.lead(code),
    ...centreOf(words, { href: addressOfDecision(context, number), label: reversed.open }),
    close: dismissed.close(number),
  });
}

/** Tells an owner that a decision was taken back. Undefined as above. */
export async function composeReversal(context: Context, request: Request): Promise<Mail | undefined> {
  const found = await ownerOf(context, request);
  const words = found?.state.reversed?.words;
  if (!found || words === undefined) return undefined;
  const { recipient, code, decided } = found;
  const { reversed } = textsAt(context, decisionMailTexts, recipient.language);
  const number = request.userId;
  return layOut(context, recipient, {
    subject: reversed.subject,
    lead: decided.decision === 'delete' ? reversed.deleted(code) : reversed.lead(code),
    ...centreOf(words || code, { href: addressOfDecision(context, number), label: reversed.open }),
    close: reversed.close(number),
  });
}

/** The owner whom an event of a notice tells, and what it is about. */
async function ownerOf(context: Context, request: Request) {
  const { log } = context;
  const { id, userId: number } = request;
  const { state } = await log.load(NOTICE, number);
  const { received, decided } = state;
  if (!received || !decided || decided.decision === 'dismiss') return undefined;
  const event = await eventOf(context, NOTICE, request);
  const owner = (event && 'owner' in event.data && event.data.owner) || decided.owner;
  if (!owner) return undefined;
  const { state: account } = await log.load(ACCOUNT, owner);
  const to = account.provenEmail;
  if (account.status !== 'present' || to === null) return undefined;
  const language = account.language ?? DEFAULT_LANGUAGE;
  const recipient: Recipient = { to, firstName: account.firstName, id, language };
  const told = { ...decided, decision: decided.decision };
  const passedOn = event?.type === 'DecisionPassedOn';
  const { toldWith, also = [] } = event?.type === 'ReasonsStated' ? event.data : {};
  const code = printCode(received.code);
  return { recipient, code, owner, passedOn, toldWith, also, decided: told, state };
}
