import { asLanguage, LANGUAGE_NAMES, LANGUAGES } from '@qlaim/backend/texts';
import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Card, Select } from '@qlaim/web-kit';
import { useShown, useTexts } from '@qlaim/web-kit/texts';
import { useChooseLanguage } from '../../shell/texts/useChooseLanguage.ts';

/** The language of the screens and of the mails. */
export function LanguageField() {
  const { profile } = useTexts(PERSON);
  const { language } = useShown();
  const choose = useChooseLanguage();
  return (
    <Card>
      <Select
        label={profile.language}
        help={profile.languageHelp}
        value={language}
        onChange={({ target: { value } }) => {
          const chosen = asLanguage(value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {LANGUAGES.map((name) => (
          <option key={name} value={name} lang={name}>
            {LANGUAGE_NAMES[name]}
          </option>
        ))}
      </Select>
    </Card>
  );
}
