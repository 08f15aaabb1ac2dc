import type { Barcode } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { MenuButton, type MenuItem } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { HISTORY_HASH } from '../../../shell/history-hash.ts';
import { useCopyLink } from '../useCopyLink.ts';
import { useVisibility } from '../visibility/useVisibility.ts';
import { useShareCode } from './useShareCode.ts';

/** What else can be done with a code: share it, hide it for now, and look at its history. */
export function CodeMenu({ barcode, title }: { barcode: Barcode; title: string }) {
  const { card, first, visibility } = useTexts(CODES);
  const { shortCode, link, hidden, storedInfo } = barcode;
  const share = useShareCode(barcode);
  const copy = useCopyLink(link);
  const { change } = useVisibility(barcode);
  const items: MenuItem[] = [
    share
      ? { label: first.share, icon: 'external', onSelect: () => void share() }
      : { label: first.copyLink, icon: 'copy', onSelect: () => void copy() },
    ...(hidden || storedInfo !== null ? [visibilityItem()] : []),
    { label: card.history, icon: 'history', href: `/edit/${shortCode}${HISTORY_HASH}` },
  ];

  function visibilityItem(): MenuItem {
    return {
      label: hidden ? visibility.show : visibility.hide,
      icon: hidden ? 'eye' : 'eyeOff',
      onSelect: () => void change(!hidden),
    };
  }

  return <MenuButton label={card.more(title)} icon="more" items={items} />;
}
