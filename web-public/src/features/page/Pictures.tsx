import { Slider } from '../../media/Slider.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { LinkedText } from './LinkedText.tsx';
import type { SectionProps } from './section.ts';
import { isWritten } from './written.ts';

/** The pictures beside the cover, and the text about them. Each shows its caption once it is enlarged. */
export function Pictures({ page: { images, imageText, cover, portrait, warnings } }: SectionProps) {
  const { pictures } = useTexts();
  const others = images.filter(({ url }) => url !== cover);
  const leads = portrait === null && others.length === images.length;
  return (
    <>
      {others.length > 0 ? <Slider files={others} label={pictures} autoplay leads={leads} /> : null}
      {isWritten(imageText) ? (
        <LinkedText text={imageText} className="qp-caption" warnings={warnings} />
      ) : null}
    </>
  );
}
