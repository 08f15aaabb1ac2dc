import type { PageView as Page } from '@qlaim/backend/contract';
import { Foot } from '../../media/Foot.tsx';
import { PictureOverlay } from '../../media/PictureOverlay.tsx';
import { Cover } from './Cover.tsx';
import { LifeDates } from './LifeDates.tsx';
import { PaperOverlay } from './PaperOverlay.tsx';
import { Portrait } from './Portrait.tsx';
import { SECTIONS } from './sections.ts';
import { Title } from './Title.tsx';

/**
 * A memorial-style page (section 2, Memories page): the name with portrait and dates of life, then the sections in the
 * order of the owner. Parts without content are not shown.
 */
export function ContentPage({ page }: { page: Page }) {
  const { title, images, portrait, pdfs, order, born, died } = page;
  const cover = images.find(({ url }) => url === page.cover);
  const sections = order.filter((name) => SECTIONS[name].isThere(page));
  return (
    <>
      <main className={`qp-card qp-theme-${page.theme}`} data-pictures="">
        <Title title={title} />
        {cover ? <Cover file={cover} /> : null}
        {portrait ? <Portrait file={portrait} first={!cover} /> : null}
        <LifeDates born={born} died={died} />
        {sections.map((name, place) => {
          const { Show } = SECTIONS[name];
          return <Show key={name} page={page} open={place === 0} />;
        })}
      </main>
      <Foot reports={page.code} />
      {images.length > 0 || portrait ? <PictureOverlay /> : null}
      {pdfs.length > 0 ? <PaperOverlay /> : null}
    </>
  );
}
