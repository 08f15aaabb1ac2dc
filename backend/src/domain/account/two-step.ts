import { ok, type Result, refuse } from '../../contract/result.ts';
import { unreachable } from '../never.ts';
import type { AccountEvent } from './events.ts';
import type { Account } from './state.ts';
import type { RecoveryUse } from './two-step-events.ts';

/** Commands on the second step of the sign-in, and on passkeys. `factor` names a record of the vault. */
export type TwoStepCommand =
  | { readonly type: 'turnOnTwoStep'; readonly factor: string }
  | { readonly type: 'turnOffTwoStep'; readonly factor: string }
  | { readonly type: 'renewRecoveryCodes'; readonly factor: string }
  /** `left`: how many recovery codes are left afterwards. */
  | {
      readonly type: 'useRecoveryCode';
      readonly factor: string;
      readonly left: number;
      readonly use: RecoveryUse;
    }
  | { readonly type: 'addPasskey' | 'removePasskey'; readonly passkey: string };

const TYPES: readonly string[] = [
  'turnOnTwoStep',
  'turnOffTwoStep',
  'renewRecoveryCodes',
  'useRecoveryCode',
  'addPasskey',
  'removePasskey',
] satisfies TwoStepCommand['type'][];

export const isTwoStepCommand = (command: { readonly type: string }): command is TwoStepCommand =>
  TYPES.includes(command.type);

/** Decides on the account of a present person. */
export function decideTwoStep(
  command: TwoStepCommand,
  { secondFactor }: Account,
): Result<readonly AccountEvent[], 'edited_meanwhile'> {
  switch (command.type) {
    case 'turnOnTwoStep':
      if (secondFactor !== null) return refuse('edited_meanwhile');
      return ok([{ type: 'TwoStepTurnedOn', data: { factor: command.factor } }]);
    case 'addPasskey':
      return ok([{ type: 'PasskeyAdded', data: { passkey: command.passkey } }]);
    case 'removePasskey':
      return ok([{ type: 'PasskeyRemoved', data: { passkey: command.passkey } }]);
    case 'turnOffTwoStep':
    case 'renewRecoveryCodes':
    case 'useRecoveryCode':
      return secondFactor === command.factor ? ok([eventOf(command)]) : refuse('edited_meanwhile');
    default:
      return unreachable(command);
  }
}

function eventOf(
  command: Extract<
    TwoStepCommand,
    { readonly type: 'turnOffTwoStep' | 'renewRecoveryCodes' | 'useRecoveryCode' }
  >,
): AccountEvent {
  if (command.type === 'turnOffTwoStep') return { type: 'TwoStepTurnedOff', data: {} };
  if (command.type === 'renewRecoveryCodes') return { type: 'RecoveryCodesRenewed', data: {} };
  return { type: 'RecoveryCodeUsed', data: { left: command.left, use: command.use } };
}
