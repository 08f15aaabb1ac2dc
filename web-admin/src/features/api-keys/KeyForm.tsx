import { ApiKeyBody, SCOPES } from '@qlaim/backend/contract/console';
import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { Checkbox, FormDialog, Select, TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useId, useRef, useState } from 'react';
import { useSay } from '../../texts/use-say.ts';
import { daysOf, expiriesIn, expiryOf, type KeyDraft, toggled } from './key-draft.ts';

interface KeyFormProps {
  draft: KeyDraft;
  onChange: (draft: KeyDraft) => void;
  /** Called with a valid draft. */
  onSubmit: () => void;
  onClose: () => void;
}

export function KeyForm({ draft, onChange, onSubmit, onClose }: KeyFormProps) {
  const { form, scopes } = useTexts(API_KEYS);
  const say = useSay();
  const problem = useId();
  const name = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const issues = ApiKeyBody.safeParse(draft).error?.issues ?? [];
  const wrong = new Map(tried ? issues.map(({ path, message }) => [path[0], say(message)]) : []);
  const scopesWrong = wrong.get('scopes');

  function submit() {
    setTried(true);
    if (issues.length === 0) onSubmit();
    else if (issues.some(({ path }) => path[0] === 'label')) name.current?.focus();
  }

  return (
    <FormDialog onClose={onClose} title={form.title} action={form.action} onSubmit={submit}>
      <TextField
        label={form.program}
        ref={name}
        autoFocus
        autoComplete="off"
        value={draft.label}
        error={wrong.get('label')}
        onChange={(event) => onChange({ ...draft, label: event.target.value })}
      />
      <fieldset aria-describedby={scopesWrong ? problem : undefined}>
        <legend>
          <strong>{form.scopes}</strong>
        </legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={
              <>
                {scopes[scope]}{' '}
                <span dir="ltr" className="qk-soft qk-small">
                  {scope}
                </span>
              </>
            }
            checked={draft.scopes.includes(scope)}
            onChange={(event) =>
              onChange({ ...draft, scopes: toggled(draft.scopes, scope, event.target.checked) })
            }
          />
        ))}
        {scopesWrong ? (
          <p id={problem} className="qk-error" role="alert">
            {scopesWrong}
          </p>
        ) : null}
      </fieldset>
      <Select
        label={form.expires}
        options={expiriesIn(form)}
        value={expiryOf(draft)}
        onChange={(event) => onChange({ ...draft, days: daysOf(event.target.value) })}
      />
    </FormDialog>
  );
}
