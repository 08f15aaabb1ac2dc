import { type Barcode, FALLBACKS } from '@qlaim/backend/contract';
import { HELP } from '@qlaim/backend/texts/console/help';
import { notify } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useState } from 'react';
import { useFailure } from '../../texts/use-say.ts';
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
  const words = useTexts(HELP).code;
  const failure = useFailure();
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
    if (read.error && !codes) return failure(read.error, FALLBACKS.getCode);
    if (!codes) return words.notRead;
    return codes.length === 0 ? words.noneToTake : words.mustChoose;
  }

  return { read, code, choose, take };
}
