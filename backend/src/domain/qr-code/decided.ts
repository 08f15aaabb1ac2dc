import { unreachable } from '../never.ts';
import type { QrCodeEvent } from './events.ts';
import type { QrCode } from './state.ts';

/** What staff decides about what a code shows. `notice` is the number of the notice that says why. */
export type Decided =
  | { readonly type: 'disable' | 'delete'; readonly notice?: string | undefined }
  /** Withholds the content from scanners, or ends what the decision about a notice did. */
  | { readonly type: 'withhold' | 'lift'; readonly notice: string };

const withNotice = (notice: string | null | undefined) => (notice ? { notice } : {});

/** Enables a code. The event names the decision that it ends. */
export const enable = ({ active, disabledFor }: QrCode): readonly QrCodeEvent[] =>
  active ? [] : [{ type: 'CodeEnabled', data: withNotice(disabledFor) }];

/** Carries out a decision. What holds already, by this decision or by another, changes nothing. */
export function carryOut(command: Decided, code: QrCode): readonly QrCodeEvent[] {
  switch (command.type) {
    case 'disable':
      return code.active ? [{ type: 'CodeDisabled', data: withNotice(command.notice) }] : [];
    case 'withhold':
      return code.withheldFor === null ? [{ type: 'ContentWithheld', data: { notice: command.notice } }] : [];
    case 'delete':
      return [{ type: 'CodeDeleted', data: withNotice(command.notice) }];
    case 'lift':
      return lift(command.notice, code);
    default:
      return unreachable(command);
  }
}

/** A code that another decision has disabled or withheld stays so. */
const lift = (notice: string, code: QrCode): readonly QrCodeEvent[] => [
  ...(code.disabledFor === notice ? enable(code) : []),
  ...(code.withheldFor === notice ? [{ type: 'WithholdingLifted', data: { notice } } as const] : []),
];
