import './look.css';
import { PAGE_THEMES, type PageTheme } from '@qlaim/backend/contract';
import { useWatch } from 'react-hook-form';
import type { EditForm } from '../../useEditForm.ts';
import { CoverField } from './CoverField.tsx';
import { THEME_NAMES } from './theme-names.ts';
import { useThemeStyle } from './useThemeStyle.ts';

/** How the page looks: its theme, and the cover among its images. */
export function LookFields({ form }: { form: EditForm }) {
  const images = useWatch({ control: form.control, name: 'memories.images' });
  return (
    <>
      <fieldset className="qu-choices">
        <legend className="qk-label">Theme</legend>
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
  const style = useThemeStyle(theme);
  return (
    <label className="qu-choice">
      <input type="radio" value={theme} {...form.register('memories.theme')} />
      <span className={`qu-sample qu-theme-${theme}`} style={style} aria-hidden="true">
        Aa
      </span>
      <span>{THEME_NAMES[theme]}</span>
    </label>
  );
}
