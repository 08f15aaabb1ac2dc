interface BannerTextProps {
  place: 'top' | 'side' | 'bottom';
  text: string | undefined;
}

/** An advertisement of the shop, as plain text. */
export function BannerText({ place, text }: BannerTextProps) {
  if (!text?.trim()) return null;
  return (
    <aside className={`qu-banner qu-banner-${place}`} aria-label={`From the shop (${place})`}>
      {text}
    </aside>
  );
}
