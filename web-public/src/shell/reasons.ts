import type { NowhereReason } from '@qlaim/backend/contract';

/** The texts that explain why a code can't be used, and the next action. */
export interface ReasonWords {
  readonly title: string;
  readonly words: string;
  /** True if signing in solves the problem. */
  readonly signIn?: true;
}

export type Reason = NowhereReason | 'verify' | 'claimed';

export const REASONS: Record<Reason, ReasonWords> = {
  unknown: {
    title: 'This code is not known',
    words: 'Check that the whole code was scanned. If it is printed on something you bought, ask the seller.',
  },
  'not-ready': {
    title: 'This code is not ready yet',
    words: 'The seller still has to approve it. Try again tomorrow, or ask the seller.',
  },
  disabled: {
    title: 'This code is switched off',
    words: 'The seller has switched it off. If you bought the item, ask the seller.',
  },
  nonpaying: {
    title: 'This item has not been paid for yet',
    words:
      'Its code can be claimed once the seller has received the payment. If you have paid, ask the seller.',
  },
  empty: {
    title: 'This code leads nowhere yet',
    words: 'Its owner has not chosen where it leads. If the code is yours, sign in and choose.',
    signIn: true,
  },
  deleted: {
    title: 'This code is no longer in use',
    words: 'It was taken out of use for good. If you bought the item, ask the seller for a new code.',
  },
  verify: {
    title: 'Verify your email first',
    words:
      'The code is waiting for you. Sign in, enter the six digits that we mail you, and it becomes yours.',
    signIn: true,
  },
  claimed: {
    title: 'This QR code has already been claimed',
    words:
      'If that was you, sign in and find it among your codes. If you bought the item and it was not you, ask the seller.',
    signIn: true,
  },
};

/** Returns the texts of a reason in an address, or undefined for an unknown one. */
export function reasonOf(text: string | null): ReasonWords | undefined {
  return Object.entries(REASONS).find(([reason]) => reason === text)?.[1];
}
