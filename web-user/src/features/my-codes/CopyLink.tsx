import { CODES } from '@qlaim/backend/texts/owner/codes';
import { IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useTell } from '../../shell/texts/useTell.ts';

export function CopyLink({ link, title }: { link: string; title: string }) {
  const { card } = useTexts(CODES);
  const tell = useTell().text;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      tell.ok(card.copied);
    } catch {
      tell.fail(card.notCopied);
    }
  }
  return <IconButton icon="copy" label={card.copy(title)} onClick={() => void copy()} />;
}
