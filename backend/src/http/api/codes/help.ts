import { findAccount } from '../../../commands/accounts/find-account.ts';
import { actorOf } from '../../../commands/actor.ts';
import { handOverCode } from '../../../commands/codes/hand-over-code.ts';
import { handle } from '../../../commands/handle.ts';
import { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import { ok, refuse } from '../../../contract/result.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import { ACCOUNT } from '../../../domain/account/account.ts';
import { NO_OWNER } from '../../../domain/qr-code/hand-over.ts';
import { QR_CODE } from '../../../domain/qr-code/qr-code.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { limit, mailOf, RULES } from '../../edge/limits/limits.ts';
import { type BoundRoute, bind } from '../../edge/routes/bind.ts';
import { changedBarcode } from '../../views/barcodes.ts';
import { managedAccount } from '../../views/managed-account.ts';
import { staffTexts } from '../../views/masked.ts';
import { noticeReached } from '../../views/notice-reached.ts';
import { staleShown } from './edit.ts';
import type { CodePorts } from './ports.ts';
import { revisionIn } from './revision-in.ts';

/** Routes with which admins help the owner of a code (decision 72). */
export const codeHelpHandlers = (context: CodePorts): readonly BoundRoute[] => [
  bind(
    ROUTES.handOverCode,
    async ({ params: { id }, body: { userId, email = '', keep }, caller, request }) => {
      const { state: code } = await context.log.load(QR_CODE, id);
      if (code.status !== 'present') return refuse('unknown_code');
      const managed = await managedOwner(context, caller, code.owner);
      if (!managed.ok) return managed;
      const to = userId ?? (await findAccount(context, email))?.userId;
      if (to === undefined) return refuse('unknown_user');
      const handOver = { to, keep, revision: revisionIn(request) };
      const handed = await handOverCode(context, actorOf(caller), id, handOver);
      if (!handed.ok) return staleShown(context, id, handed);
      const barcode = await changedBarcode(context, id, handed.value);
      await Promise.all(handed.value.notices.map((notice) => noticeReached(context, notice)));
      return ok({
        code: { ...barcode, id, ...staffTexts(caller, handed.value.state) },
        message: CONSOLE_MESSAGES.codeHandedOver,
      });
    },
  ),

  bind(ROUTES.mailCode, async ({ params: { id }, caller }) => {
    const { state: code } = await context.log.load(QR_CODE, id);
    if (code.status !== 'present') return refuse('unknown_code');
    if (code.owner === null) return refuse(...NO_OWNER);
    const managed = await managedOwner(context, caller, code.owner);
    if (!managed.ok) return managed;
    const account = managed.value;
    const to = account.provenEmail;
    if (account.disabled) return refuse('account_disabled');
    if (to === null) return refuse('not_verified');
    // It costs what any mail to the address costs.
    const limited = await limit(context, mailOf('requestCodeAddress', to), [RULES.mailsByEmail, to]);
    if (limited) return limited;
    const command = { type: 'requestCodeAddress', code: id } as const;
    const requested = await handle(context, ACCOUNT, actorOf(caller), code.owner, command);
    return requested.ok ? ok({ message: CONSOLE_MESSAGES.codeMailed }) : refuse('edited_meanwhile');
  }),
];

/** Returns the account of a code's owner. An owner who is erased has none, and leaves the code any moment. */
async function managedOwner(context: CodePorts, caller: SignedInCaller, owner: string | null) {
  if (owner === null) return refuse(...NO_OWNER);
  const managed = await managedAccount(context, caller, owner);
  if (managed.ok) return managed;
  return managed.refusal.code === 'unknown_user' ? refuse(...NO_OWNER) : managed;
}
