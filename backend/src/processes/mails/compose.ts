import type { CommandContext } from '../../commands/context.ts';
import { ACCOUNT } from '../../domain/account/account.ts';
import { isNoticeMail } from '../../domain/notice/mail-types.ts';
import { isCodeMail } from '../../domain/qr-code/mail-types.ts';
import type { Mail } from '../../ports/mailer.ts';
import { composeCodeAddress } from './code-address.ts';
import { composeDestinations } from './destinations.ts';
import { domainOf } from './domain-of.ts';
import { composeErased } from './erased.ts';
import { composeGuessed } from './guessed.ts';
import { composeHandOver } from './hand-over.ts';
import { composeInvited } from './invited.ts';
import { composeMoved } from './moved.ts';
import { composeDecisionReversed, composeNoticeDecided, composeNoticeReceived } from './notices.ts';
import { composeObjectionDismissed, composeReasons, composeReversal } from './reasons.ts';
import type { MailRequest, MailType } from './request.ts';
import { composeRights } from './rights.ts';
import { composeSecret } from './secret.ts';
import { composeSecurity } from './security.ts';
import type { MailSites, Site } from './site.ts';
import { composeUnused } from './unused.ts';

type Context = CommandContext & Site;
type Composer<Type extends MailType> = (
  context: Context,
  request: MailRequest<Type>,
) => Promise<Mail | undefined>;

/** How each mail is composed. Undefined where no mail is due. */
const COMPOSERS: { readonly [Type in MailType]: Composer<Type> } = {
  VerificationRequested: composeSecret,
  PasswordResetRequested: composeSecret,
  ConfirmationRequested: composeSecret,
  EmailChanged: composeMoved,
  EmailChangeRequested: composeMoved,
  EmailChangeConfirmed: composeMoved,
  SecureCodeGuessed: composeGuessed,
  CodeAddressRequested: composeCodeAddress,
  CodeGivenAway: composeHandOver,
  CodeReceived: composeHandOver,
  TwoStepTurnedOn: composeSecurity,
  TwoStepTurnedOff: composeSecurity,
  RecoveryCodeUsed: composeSecurity,
  PasskeyAdded: composeSecurity,
  PasswordChanged: composeSecurity,
  GoogleLinked: composeSecurity,
  GoogleUnlinked: composeSecurity,
  RoleChanged: composeRights,
  AccountDisabled: composeRights,
  AccountEnabled: composeRights,
  StaffInvited: composeInvited,
  NoticeReceived: composeNoticeReceived,
  NoticeDecided: composeNoticeDecided,
  ReasonsStated: composeReasons,
  DecisionPassedOn: composeReasons,
  ObjectionDismissed: composeObjectionDismissed,
  DecisionReversed: composeDecisionReversed,
  ReversalStated: composeReversal,
  DestinationFlagged: composeDestinations,
  DestinationCleared: composeDestinations,
  AccountFoundUnused: composeUnused,
  PersonErased: composeErased,
};

/**
 * Composes a requested mail in the language of the account, else of the request, as it looks at its domain. Undefined where no
 * mail is due.
 */
export async function compose<Type extends MailType>(
  context: CommandContext & MailSites,
  request: MailRequest<Type>,
): Promise<Mail | undefined> {
  // A notice and a code belong to no account.
  if (!isNoticeMail(request.type) && !isCodeMail(request.type)) {
    const { state } = await context.log.load(ACCOUNT, request.userId);
    // A person who has left gets one mail, about that.
    if (state.status === 'erased' && request.type !== 'PersonErased') return undefined;
  }
  const site = context.siteAt(await domainOf(context, request));
  return COMPOSERS[request.type]({ ...context, ...site }, request);
}
