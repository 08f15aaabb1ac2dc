import { unreachable } from '../never.ts';
import type { QrCodeEvent } from './events.ts';
import type { QrCode } from './state.ts';

/** Whose content a decision is about; null for nobody's. Nothing of a later owner is changed. */
interface Concerned {
  readonly owner?: string | null;
}

/** What staff decides about what a code shows. `notice` is the number of the notice that says why. */
export type Decided =
  | (Concerned & { readonly type: 'disable' | 'delete'; readonly notice?: string | undefined })
  /** Withholds the content from scanners. */
  | (Concerned & { readonly type: 'withhold'; readonly notice: string })
  /** Ends what the decision about a notice did. */
  | { readonly type: 'lift'; readonly notice: string };

const withNotice = (notice: string | undefined) => (notice ? { notice } : {});

/** Enables a code. The events name the decisions that this ends. */
export function enable({ active, disabledFor }: QrCode): readonly QrCodeEvent[] {
  if (active) return [];
  const ended = disabledFor.length === 0 ? [undefined] : disabledFor;
  return ended.map((notice) => ({ type: 'CodeEnabled', data: withNotice(notice) }));
}

/**
 * Carries out a decision. What holds already changes nothing, but a decision joins what the code is disabled or withheld by: each
 * stays in force until it is taken back. One that somebody has ended by enabling the code is not carried out again, however late
 * a repeat comes.
 */
export function carryOut(command: Decided, code: QrCode): readonly QrCodeEvent[] {
  if (command.type !== 'lift' && command.owner !== undefined && command.owner !== code.owner) return [];
  switch (command.type) {
    case 'disable':
      if (command.notice !== undefined && code.enabledAfter.includes(command.notice)) return [];
      return code.active || joins(command.notice, code.disabledFor)
        ? [{ type: 'CodeDisabled', data: withNotice(command.notice) }]
        : [];
    case 'withhold':
      return code.content === null || code.withheldFor.includes(command.notice)
        ? []
        : [{ type: 'ContentWithheld', data: { notice: command.notice } }];
    case 'delete':
      return [{ type: 'CodeDeleted', data: withNotice(command.notice) }];
    case 'lift':
      return lift(command.notice, code);
    default:
      return unreachable(command);
  }
}

const joins = (notice: string | undefined, others: readonly string[]): boolean =>
  notice !== undefined && !others.includes(notice);

/** A code that is disabled or withheld by something else, too, stays so. */
function lift(notice: string, { disabledFor, switchedOff, withheldFor }: QrCode): readonly QrCodeEvent[] {
  const others = [...(switchedOff ? [undefined] : []), ...disabledFor.filter((other) => other !== notice)];
  return [
    ...(disabledFor.includes(notice)
      ? [
          { type: 'CodeEnabled', data: { notice } } as const,
          ...others.map((other) => ({ type: 'CodeDisabled', data: withNotice(other) }) as const),
        ]
      : []),
    ...(withheldFor.includes(notice) ? [{ type: 'WithholdingLifted', data: { notice } } as const] : []),
  ];
}
