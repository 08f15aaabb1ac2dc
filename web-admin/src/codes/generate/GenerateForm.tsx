import Box from '@mui/material/Box';
import { FORM_MESSAGES, LIMITS } from '@qlaim/backend/contract';
import { Button, TextField } from '@qlaim/web-kit';
import { type SyntheticEvent, useRef, useState } from 'react';
import { readAmount } from './amount.ts';
import { useGenerate } from './use-generate.ts';

const { min, max } = LIMITS.generateAmount;

export const AMOUNT_FIELD = 'amount';

export function GenerateForm() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useGenerate(() => setText(''));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    const amount = readAmount(text);
    setWrong(amount === undefined);
    if (amount === undefined) field.current?.focus();
    else mutate(amount);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', alignItems: 'start', gap: 3, width: { xs: '100%', sm: 'auto' } }}
    >
      <Box sx={{ flex: { xs: 1, sm: '0 0 17rem' }, minWidth: 0 }}>
        <TextField
          ref={field}
          id={AMOUNT_FIELD}
          label="Amount"
          inputMode="numeric"
          autoComplete="off"
          help={`${min} to ${max} codes`}
          value={text}
          error={wrong ? FORM_MESSAGES.amountInvalid : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
      <Box sx={{ pt: '1.75rem', '& .qk-button': { minHeight: 48 } }}>
        <Button type="submit" busy={isPending}>
          Generate Links
        </Button>
      </Box>
    </Box>
  );
}
