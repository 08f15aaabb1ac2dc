import { DOMAINS } from '@qlaim/backend/texts/console/domains';
import { TextField, type TextFieldProps } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import type { DomainField } from './domain-draft.ts';

const PAGES = ['imprint', 'privacy', 'terms'] as const;

/** Names the pages elsewhere that are the legal pages of a domain. `field` returns what each field gets. */
export function LegalFields({ field }: { field: (name: DomainField) => TextFieldProps }) {
  const words = useTexts(DOMAINS);
  const { noLink, ...help } = words.form;
  return (
    <fieldset className="qa-legal-fields">
      <legend className="qk-label">{words.legal}</legend>
      <p className="qk-soft qk-small">{noLink}</p>
      {PAGES.map((page) => (
        <TextField
          key={page}
          {...field(page)}
          dir="ltr"
          inputMode="url"
          spellCheck={false}
          placeholder="https://"
          help={help[page]}
        />
      ))}
      <TextField {...field('termsDay')} type="date" help={help.termsDay} />
    </fieldset>
  );
}
