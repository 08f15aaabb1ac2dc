import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import type { AccountEvent, LinkedBy } from './events.ts';
import { hasGivenUpKey } from './reserved-emails.ts';
import type { Account } from './state.ts';

/** A Google account reserved for an account, as of a revision of its reservation's stream. */
export interface ReservedGoogle {
  /** HMAC of Google's id of the account. */
  readonly googleKey: string;
  readonly revision: number;
}

export type GoogleCommand =
  /** `reserved`: the reservation of the Google account. */
  | { readonly type: 'linkGoogle'; readonly reserved: ReservedGoogle; readonly way: LinkedBy }
  | { readonly type: 'unlinkGoogle' }
  /** Gives a reservation up, so that another account may take it; refused while the account uses it. */
  | { readonly type: 'giveUpGoogle'; readonly reserved: ReservedGoogle };

const TYPES: ReadonlySet<string> = new Set<GoogleCommand['type']>([
  'linkGoogle',
  'unlinkGoogle',
  'giveUpGoogle',
]);

export const isGoogleCommand = <C extends { readonly type: string }>(
  command: C | GoogleCommand,
): command is GoogleCommand => TYPES.has(command.type);

type Decision = Result<readonly AccountEvent[], 'unknown_user' | 'edited_meanwhile'>;

/**
 * Decides which Google account signs in to an account. An account has one at most, and keeps it until it has a password
 * to sign in with instead. The rules of reservations are those of e-mails (docs/email-reservations.md).
 */
export function decideGoogle(command: GoogleCommand, account: Account): Decision {
  if (command.type === 'giveUpGoogle') return giveUp(command.reserved, account);
  if (account.status !== 'present') return refuse('unknown_user');
  switch (command.type) {
    case 'linkGoogle': {
      const { googleKey, revision } = command.reserved;
      if (account.googleKey === googleKey) return ok([]);
      const givenUp = hasGivenUpKey(account.givenUpGoogle, googleKey, revision);
      if (account.googleKey !== null || givenUp) return refuse('edited_meanwhile');
      return ok([{ type: 'GoogleLinked', data: { googleKey, way: command.way } }]);
    }
    case 'unlinkGoogle':
      if (account.googleKey === null) return ok([]);
      if (account.credential === null) return refuse('edited_meanwhile');
      return ok([{ type: 'GoogleUnlinked', data: {} }]);
    default:
      return unreachable(command);
  }
}

function giveUp({ googleKey, revision }: ReservedGoogle, account: Account): Decision {
  if (account.status === 'erased') return ok([]);
  if (account.googleKey === googleKey) return refuse('edited_meanwhile');
  if (hasGivenUpKey(account.givenUpGoogle, googleKey, revision)) return ok([]);
  return ok([{ type: 'GoogleGivenUp', data: { googleKey, revision } }]);
}
