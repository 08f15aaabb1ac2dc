import { type Barcode, FALLBACKS } from '@qlaim/backend/contract';
import { notify } from '@qlaim/web-kit';
import { useState } from 'react';
import { messageOf } from '../../api/message-of.ts';
import { useCodesOf } from './use-codes-of.ts';

/** The choice of one code of a person. */
export interface CodeChoice {
  read: ReturnType<typeof useCodesOf>;
  /** The chosen code, else the newest one. Undefined where there are none, and where the chosen one left the list. */
  code: Barcode | undefined;
  choose: (shortCode: string) => void;
  /** Passes the chosen code on; says why where there is none. */
  take: (onTaken: (code: Barcode) => void) => void;
}

/** Chooses one code of a person: the newest one, until another is chosen. */
export function useCodeChoice(userId: string): CodeChoice {
  const [chosen, choose] = useState<string>();
  const read = useCodesOf(userId);
  const codes = read.data?.barcodes;
  const code = chosen === undefined ? codes?.[0] : codes?.find(({ shortCode }) => shortCode === chosen);

  function take(onTaken: (code: Barcode) => void) {
    if (!code) return notify.note(whyNone());
    choose(code.shortCode);
    onTaken(code);
  }

  function whyNone(): string {
    if (read.error && !codes) return messageOf(read.error, FALLBACKS.getCode);
    if (!codes) return 'The codes are not read yet';
    return codes.length === 0 ? 'This person has no codes' : 'Please choose a code';
  }

  return { read, code, choose, take };
}
