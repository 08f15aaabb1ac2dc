import type { Language } from '../../../contract/language.ts';
import { ok, type Result, refuse } from '../../../contract/result.ts';
import { unreachable } from '../../never.ts';
import type { AccountEvent } from '../events.ts';
import type { Account } from '../state.ts';
import { type Invitation, isOpen } from './state.ts';

export type InvitationCommand =
  | ({ readonly type: 'inviteStaff'; readonly language?: Language | undefined } & Invitation)
  | { readonly type: 'withdrawInvitation' }
  /** `requestId`: the request of the link. `at`: now, ISO 8601 in UTC. */
  | { readonly type: 'acceptInvitation'; readonly requestId: string; readonly at: string };

const TYPES: Readonly<Record<InvitationCommand['type'], true>> = {
  inviteStaff: true,
  withdrawInvitation: true,
  acceptInvitation: true,
};

export const isInvitationCommand = (command: { readonly type: string }): command is InvitationCommand =>
  Object.hasOwn(TYPES, command.type);

type Decision = Result<readonly AccountEvent[], 'email_taken' | 'invitation_ended'>;

/** Decides on the invitation to an account that does not exist yet. Its acceptance precedes the registration in one append. */
export function decideInvitation(
  command: InvitationCommand,
  { status, invitation }: Pick<Account, 'status' | 'invitation'>,
): Decision {
  switch (command.type) {
    case 'inviteStaff': {
      if (status !== 'absent') return refuse('email_taken');
      const { type: _type, language, ...invited } = command;
      const data = { ...invited, ...(language === undefined ? {} : { language }) };
      return ok([{ type: 'StaffInvited', data }]);
    }
    case 'withdrawInvitation':
      if (invitation === null) return refuse('invitation_ended');
      return ok([{ type: 'InvitationWithdrawn', data: {} }]);
    case 'acceptInvitation':
      if (invitation?.requestId !== command.requestId || !isOpen(invitation, command.at))
        return refuse('invitation_ended');
      return ok([{ type: 'InvitationAccepted', data: {} }]);
    default:
      return unreachable(command);
  }
}
