import { CODES } from '@qlaim/backend/texts/owner/codes';
import { useTexts } from '@qlaim/web-kit/texts';

interface BannerTextProps {
  place: 'top' | 'side' | 'bottom';
  text: string | undefined;
}

/** An advertisement of the shop, as plain text. */
export function BannerText({ place, text }: BannerTextProps) {
  const { banner } = useTexts(CODES).list;
  if (!text?.trim()) return null;
  return (
    <aside className={`qu-banner qu-banner-${place}`} aria-label={banner[place]}>
      {text}
    </aside>
  );
}
