import { inSectionOrder } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import '../screens.css';
import type { EditValues } from '../../edit-values.ts';
import { ListedPicture } from '../../files/look/ListedPicture.tsx';
import { NothingYet } from '../MiddleScreen.tsx';
import { datesInWords } from './life-values.ts';
import { isEmptyInput } from './page-values.ts';
import { SCREEN_SECTIONS } from './screen-sections.tsx';
import { useThemeStyle } from './useThemeStyle.ts';

/** The first screen of the page on a phone, in its theme: portrait, name and dates of life, then the sections in their order. */
export default function PageScreen({ values: { memories: page } }: { values: EditValues }) {
  const { page: words, versions } = useTexts(EDIT);
  const style = useThemeStyle(page.theme);
  if (isEmptyInput(page)) return <NothingYet words={words.empty} />;
  const cover = page.images.find(({ id }) => id === page.cover);
  const [portrait] = page.portrait;
  const dates = datesInWords(page, versions.lifeDate);
  return (
    <div className={`qu-page-screen qu-theme-${page.theme}`} style={style}>
      {cover ? (
        <div className="qu-page-cover">
          <ListedPicture value={cover} />
        </div>
      ) : null}
      {page.isProtected ? (
        <p className="qu-page-locked qk-small">
          <Icon name="lock" size={14} /> {words.locked}
        </p>
      ) : null}
      {portrait ? (
        <div className="qu-page-portrait">
          <ListedPicture value={portrait} />
        </div>
      ) : null}
      {page.title.trim() ? <p className="qu-page-title">{page.title}</p> : null}
      {dates === '' ? null : <p className="qu-page-dates qk-small">{dates}</p>}
      {inSectionOrder(page.order).map((name) => {
        const Section = SCREEN_SECTIONS[name];
        return <Section key={name} page={page} />;
      })}
    </div>
  );
}
