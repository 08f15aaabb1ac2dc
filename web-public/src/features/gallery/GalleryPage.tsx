import type { GalleryView as Page } from '@qlaim/backend/contract';
import { Icon } from '@qlaim/web-kit';
import { Foot } from '../../media/Foot.tsx';
import { PictureOverlay } from '../../media/PictureOverlay.tsx';
import { Slider } from '../../media/Slider.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { galleryTitle } from './gallery-title.ts';

/** A gallery of images and videos (section 2, Gallery). */
export function GalleryPage({ page: { code, files } }: { page: Page }) {
  const title = galleryTitle(files, useTexts());
  if (files.length === 0) return <Empty />;
  return (
    <>
      <main className="qp-card qp-gallery" data-pictures="">
        <h1 className="qp-title">{title}</h1>
        <Slider files={files} label={title} autoplay={false} leads />
      </main>
      <Foot reports={code} />
      <PictureOverlay />
    </>
  );
}

function Empty() {
  const { empty } = useTexts();
  return (
    <>
      <main className="qp-card qp-empty">
        <Icon name="image" size={40} />
        <h1 className="qp-title">{empty.title}</h1>
        <p>{empty.text}</p>
      </main>
      <Foot />
    </>
  );
}
