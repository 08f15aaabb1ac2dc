import { CODE_LIST } from '@qlaim/backend/texts/console/codes/list';
import { notify } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';

/** Returns what copies a link, and says whether it could. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { copied, notCopied } = useTexts(CODE_LIST).actions;
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      notify.ok(copied);
    } catch {
      notify.fail(notCopied);
    }
  };
}
