import { FORM_MESSAGES, LIMITS, type StoredInfo } from '@qlaim/backend/contract';
import { DEFAULT_COUNTRY, readPhone } from '@qlaim/backend/contract/phone';
import { CODE_EDIT } from '@qlaim/backend/texts/console/codes/edit';
import { Select, TextField, useFormats } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useMemo, useRef, useState } from 'react';
import { useSay } from '../../../texts/use-say.ts';
import { countryOptions } from './countries.ts';
import type { PanelProps } from './edit-code-props.ts';
import { PanelForm } from './PanelForm.tsx';
import { useDestination } from './use-destination.ts';

function typedBefore(storedInfo: StoredInfo | null): { country: string; text: string } {
  if (storedInfo?.infoType !== 'phoneNumber') return { country: DEFAULT_COUNTRY, text: '' };
  const { country, nationalNumber, ext } = storedInfo.phone;
  return { country, text: ext ? `${nationalNumber} ext. ${ext}` : nationalNumber };
}

export function PhonePanel({ first, ...props }: PanelProps) {
  const [{ country, text }, setTyped] = useState(() => typedBefore(props.code.storedInfo));
  const [wrong, setWrong] = useState(false);
  const words = useTexts(CODE_EDIT).phone;
  const say = useSay();
  const { locale } = useFormats();
  const countries = useMemo(() => countryOptions(locale, words.option), [locale, words.option]);
  const field = useRef<HTMLInputElement>(null);
  const { save, busy, theirs, help } = useDestination(props, 'phoneNumber');

  function submit() {
    const reading = text.trim() === '' ? undefined : readPhone(text.trim(), country);
    const problem = reading !== undefined && 'problem' in reading;
    setWrong(problem);
    if (problem) field.current?.focus();
    else save(reading && { type: 'phoneNumber', phoneNumber: reading.phone });
  }

  return (
    <PanelForm busy={busy} theirs={theirs} onTyped={props.onTyped} onSubmit={submit}>
      <Select
        label={words.country}
        autoFocus={first}
        value={country}
        options={countries}
        onChange={(event) => {
          setTyped({ country: event.target.value, text });
          setWrong(false);
        }}
      />
      <TextField
        ref={field}
        label={words.label}
        type="tel"
        autoComplete="off"
        maxLength={LIMITS.phone.inputMax}
        help={help}
        value={text}
        error={wrong ? say(FORM_MESSAGES.phoneInvalid) : undefined}
        onChange={(event) => {
          setTyped({ country, text: event.target.value });
          setWrong(false);
        }}
      />
    </PanelForm>
  );
}
