import { CODES } from '@qlaim/backend/texts/owner/codes';
import { IconButton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useCopyLink } from './useCopyLink.ts';

export function CopyLink({ link, title }: { link: string; title: string }) {
  const { card } = useTexts(CODES);
  const copy = useCopyLink(link);
  return <IconButton icon="copy" label={card.copy(title)} onClick={() => void copy()} />;
}
