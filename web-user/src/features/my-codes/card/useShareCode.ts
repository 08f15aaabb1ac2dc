import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { printCode } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useTell } from '../../../shell/texts/useTell.ts';

/** Returns what opens the share sheet of the system with the link of a code; undefined where the system has none. */
export function useShareCode({ link, name, shortCode }: Barcode): (() => Promise<void>) | undefined {
  const { notShared } = useTexts(CODES).first;
  const tell = useTell().text;
  if (typeof navigator.share !== 'function') return undefined;
  return async () => {
    try {
      await navigator.share({ title: name ?? printCode(shortCode), url: link });
    } catch (error) {
      // Who closes the sheet has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell.fail(notShared);
    }
  };
}
