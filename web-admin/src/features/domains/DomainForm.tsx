import type { ServedDomain } from '@qlaim/backend/contract/console';
import { DOMAINS } from '@qlaim/backend/texts/console/domains';
import { FormDialog, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useRef, useState } from 'react';
import { useSay } from '../../texts/use-say.ts';
import { DOMAIN_FIELDS, type DomainField, draftOf, readDraft } from './domain-draft.ts';
import { LegalFields } from './LegalFields.tsx';
import { LogoField } from './LogoField.tsx';
import { useChangeDomain } from './use-domains.ts';

/** What the field of a browser shows where no colour is chosen: that of the product. */
const USUAL = '#0f6b4f';

/** Sets what a domain has of its own. An empty field says what it inherits. */
export function DomainForm({ served, onClose }: { served: ServedDomain; onClose: () => void }) {
  const { domain, inherits } = served;
  const words = useTexts(DOMAINS);
  const say = useSay();
  const [draft, setDraft] = useState(() => draftOf(served));
  const [tried, setTried] = useState(false);
  const fields = useRef<Partial<Record<DomainField, HTMLInputElement | null>>>({});
  const { mutate, isPending } = useChangeDomain(served, onClose);
  const read = readDraft(draft);

  function submit() {
    setTried(true);
    if ('body' in read) return mutate(read.body);
    const first = DOMAIN_FIELDS.find((field) => read.wrong[field] !== undefined);
    if (first) fields.current[first]?.focus();
  }

  const field = (name: DomainField) => {
    const wrong = tried && 'wrong' in read ? read.wrong[name] : undefined;
    return {
      ref: (input: HTMLInputElement | null) => {
        fields.current[name] = input;
      },
      label: words[name],
      value: draft[name],
      error: wrong === undefined ? undefined : say(wrong),
      autoComplete: 'off',
      onChange: ({ target }: { target: HTMLInputElement }) => setDraft({ ...draft, [name]: target.value }),
    };
  };
  const help = (inherited: string, more?: string) =>
    [more, words.form.inherits(inherited)].filter(Boolean).join(' ');

  return (
    <FormDialog
      onClose={onClose}
      title={words.form.title(domain)}
      action={words.form.save}
      busy={isPending}
      onSubmit={submit}
    >
      <TextField {...field('name')} autoFocus help={help(inherits.name)} />
      <TextField
        {...field('colour')}
        dir="ltr"
        spellCheck={false}
        placeholder={USUAL}
        help={help(inherits.colour ?? words.colours, words.form.colour)}
        suffix={
          <input
            type="color"
            className="qa-colour"
            aria-label={words.form.pick}
            value={/^#[\da-f]{6}$/i.test(draft.colour) ? draft.colour : (inherits.colour ?? USUAL)}
            onChange={({ target }) => setDraft({ ...draft, colour: target.value })}
          />
        }
      />
      <LogoField
        logo={draft.logo}
        shop={draft.name.trim() || inherits.name}
        error={field('logo').error}
        onChange={(logo) => setDraft((before) => ({ ...before, logo }))}
      />
      <TextField
        {...field('storefront')}
        dir="ltr"
        inputMode="url"
        spellCheck={false}
        help={help(inherits.storefront ?? words.ownPage, words.form.storefront)}
      />
      <LegalFields field={field} />
    </FormDialog>
  );
}
