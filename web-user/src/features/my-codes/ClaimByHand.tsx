import { canonicalShortCode, shortCodeOf } from '@qlaim/backend/contract';
import { CODES } from '@qlaim/backend/texts/owner/codes';
import { TextField } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type FormEvent, useRef, useState } from 'react';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { leaveTo } from '../../shell/leave.ts';

/** The form for users without a camera. The code is printed under the symbol. */
export function ClaimByHand() {
  const words = useTexts(CODES).byHand;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = canonicalShortCode(text.replace(/[\s-]/g, '')) ?? shortCodeOf(text.trim());
    if (code !== undefined) return leaveTo(`/claim/${code}`);
    setWrong(true);
    field.current?.focus();
  }

  return (
    <form className="qu-by-hand" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={words.code}
        help={words.help}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        error={wrong ? words.wrong : undefined}
      />
      <SubmitButton variant="quiet">{words.submit}</SubmitButton>
    </form>
  );
}
