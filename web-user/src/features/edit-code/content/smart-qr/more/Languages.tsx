import { LIMITS } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { languageName } from '@qlaim/backend/texts/when';
import { Button, Icon, Select } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useWatch } from 'react-hook-form';
import { languageOptions } from './language-options.ts';
import type { MoreProps } from './more-props.ts';

/** The languages of visitors for whom a time opens its link. */
export function Languages({ form, place }: MoreProps) {
  const { smart, versions } = useTexts(EDIT);
  const { locale } = versions.when;
  const name = `smart.conditions.${place}.languages` as const;
  const chosen = useWatch({ control: form.control, name });
  const set = (languages: string[]) => form.setValue(name, languages, { shouldDirty: true });
  return (
    <fieldset className="qu-boxes">
      <legend className="qk-label">{smart.more.languages}</legend>
      {chosen.length > 0 ? (
        <ul className="qu-chosen">
          {chosen.map((tag) => (
            <li key={tag}>
              <Button
                variant="quiet"
                icon={<Icon name="close" size={16} />}
                aria-label={smart.more.removeLanguage(languageName(tag, locale))}
                onClick={() => set(chosen.filter((other) => other !== tag))}
              >
                {languageName(tag, locale)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen.length < LIMITS.smartLanguages ? (
        <Select
          label={smart.more.addLanguage}
          value=""
          onChange={({ target }) => set([...chosen, target.value])}
          options={[
            { value: '', label: '' },
            ...languageOptions(locale).filter(({ value }) => !chosen.includes(value)),
          ]}
        />
      ) : null}
    </fieldset>
  );
}
