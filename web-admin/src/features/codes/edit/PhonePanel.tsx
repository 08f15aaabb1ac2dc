import { FORM_MESSAGES, LIMITS, type StoredInfo } from '@qlaim/backend/contract';
import { DEFAULT_COUNTRY, readPhone } from '@qlaim/backend/contract/phone';
import { Select, TextField } from '@qlaim/web-kit';
import { useRef, useState } from 'react';
import { COUNTRY_OPTIONS } from './countries.ts';
import type { PanelProps } from './edit-code-props.ts';
import { PanelForm } from './PanelForm.tsx';
import { emptyHelp, useDestination } from './use-destination.ts';

function typedBefore(storedInfo: StoredInfo | null): { country: string; text: string } {
  if (storedInfo?.infoType !== 'phoneNumber') return { country: DEFAULT_COUNTRY, text: '' };
  const { country, nationalNumber, ext } = storedInfo.phone;
  return { country, text: ext ? `${nationalNumber} ext. ${ext}` : nationalNumber };
}

export function PhonePanel({ first, ...props }: PanelProps) {
  const [{ country, text }, setTyped] = useState(() => typedBefore(props.code.storedInfo));
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { save, busy, theirs } = useDestination(props, 'phoneNumber');

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
        label="Country"
        autoFocus={first}
        value={country}
        options={COUNTRY_OPTIONS}
        onChange={(event) => {
          setTyped({ country: event.target.value, text });
          setWrong(false);
        }}
      />
      <TextField
        ref={field}
        label="Phone number"
        type="tel"
        autoComplete="off"
        maxLength={LIMITS.phone.inputMax}
        help={emptyHelp(props, 'phoneNumber')}
        value={text}
        error={wrong ? FORM_MESSAGES.phoneInvalid : undefined}
        onChange={(event) => {
          setTyped({ country, text: event.target.value });
          setWrong(false);
        }}
      />
    </PanelForm>
  );
}
