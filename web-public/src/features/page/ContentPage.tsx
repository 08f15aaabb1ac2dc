import type { PageView as Page } from '@qlaim/backend/contract';
import { Foot } from '../../media/Foot.tsx';
import { PictureOverlay } from '../../media/PictureOverlay.tsx';
import { Slider } from '../../media/Slider.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Cover } from './Cover.tsx';
import { Films } from './Films.tsx';
import { LinkedText } from './LinkedText.tsx';
import { PaperOverlay } from './PaperOverlay.tsx';
import { Papers } from './Papers.tsx';
import { Title } from './Title.tsx';
import { isWritten } from './written.ts';

/** A memorial-style page (section 2, Memories page). Parts without content are not shown. */
export function ContentPage({ page }: { page: Page }) {
  const { title, images, imageText, freeText, pdfTitle, pdfs } = page;
  const { pictures } = useTexts();
  const cover = images.find(({ url }) => url === page.cover);
  const others = images.filter((image) => image !== cover);
  return (
    <>
      <main className={`qp-card qp-theme-${page.theme}`} data-pictures="">
        <Title title={title} />
        {cover ? <Cover file={cover} /> : null}
        {others.length > 0 ? <Slider files={others} label={pictures} autoplay leads={!cover} /> : null}
        {isWritten(imageText) ? <LinkedText text={imageText} className="qp-caption" /> : null}
        {isWritten(freeText) ? <LinkedText text={freeText} className="qp-text" /> : null}
        <Films page={page} />
        {isWritten(pdfTitle) || pdfs.length > 0 ? <Papers title={pdfTitle} pdfs={pdfs} /> : null}
      </main>
      <Foot reports={page.code} />
      {images.length > 0 ? <PictureOverlay /> : null}
      {pdfs.length > 0 ? <PaperOverlay /> : null}
    </>
  );
}
