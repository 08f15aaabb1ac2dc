import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import './look.css';
import { PAGE_THEMES, type PageTheme } from '@qlaim/backend/contract';
import { useWatch } from 'react-hook-form';
import type { EditForm } from '../../edit-form.ts';
import { CoverField } from './CoverField.tsx';
import { useThemeStyle } from './useThemeStyle.ts';

/** Shows the typeface of a theme. */
const SPECIMEN = 'Aa';

/** How the page looks: its theme, and the cover among its images. */
export function LookFields({ form }: { form: EditForm }) {
  const { page } = useTexts(EDIT);
  const images = useWatch({ control: form.control, name: 'memories.images' });
  return (
    <>
      <fieldset className="qu-choices">
        <legend className="qk-label">{page.theme}</legend>
        <div className="qu-choice-list">
          {PAGE_THEMES.map((theme) => (
            <ThemeChoice key={theme} form={form} theme={theme} />
          ))}
        </div>
      </fieldset>
      {images.length > 0 ? <CoverField form={form} images={images} /> : null}
    </>
  );
}

function ThemeChoice({ form, theme }: { form: EditForm; theme: PageTheme }) {
  const { versions } = useTexts(EDIT);
  const style = useThemeStyle(theme);
  return (
    <label className="qu-choice">
      <input type="radio" value={theme} {...form.register('memories.theme')} />
      <span className={`qu-sample qu-theme-${theme}`} style={style} aria-hidden="true">
        {SPECIMEN}
      </span>
      <span>{versions.themes[theme]}</span>
    </label>
  );
}
