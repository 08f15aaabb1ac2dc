import { canonicalShortCode } from '@qlaim/backend/contract';
import { TextField } from '@qlaim/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { leaveTo } from '../../shell/leave.ts';

/** The form for users without a camera. The code is printed under the symbol. */
export function ClaimByHand() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = canonicalShortCode(text.replace(/[\s-]/g, ''));
    if (code !== undefined) return leaveTo(`/claim/${code}`);
    setError('A code has ten letters and digits, like 7K3M 9QWX 2P');
    field.current?.focus();
  }

  return (
    <form className="qu-by-hand" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label="Printed code"
        help="Ten letters and digits, under the symbol"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        error={error}
      />
      <SubmitButton variant="quiet">Claim</SubmitButton>
    </form>
  );
}
