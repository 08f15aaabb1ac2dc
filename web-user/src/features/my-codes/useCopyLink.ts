import { CODES } from '@qlaim/backend/texts/owner/codes';
import { useTexts } from '@qlaim/web-kit/texts';
import { useTell } from '../../shell/texts/useTell.ts';

/** Returns a function that copies a link, and says whether it could. */
export function useCopyLink(link: string): () => Promise<void> {
  const { card } = useTexts(CODES);
  const tell = useTell().text;
  return async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell.ok(card.copied);
    } catch {
      tell.fail(card.notCopied);
    }
  };
}
