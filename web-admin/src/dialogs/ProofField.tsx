import Box from '@mui/material/Box';
import { Button, PasswordField, TextField } from '@qlaim/web-kit';
import { useState } from 'react';

export type Proof = { readonly password: string } | { readonly code: string };

/** Asks the admin for the own password, or for a code of the own second step. */
export function ProofField({ onChange }: { onChange: (proof: Proof) => void }) {
  const [byCode, setByCode] = useState(false);
  const [typed, setTyped] = useState('');

  function type(text: string, code = byCode) {
    setTyped(text);
    onChange(code ? { code: text } : { password: text });
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', '& > :first-of-type': { width: '100%' } }}>
      {byCode ? (
        <TextField
          key="code"
          label="Code of your app, or a recovery code"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <PasswordField
          key="password"
          label="Your password"
          autoComplete="current-password"
          autoFocus
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <Button
        variant="quiet"
        onClick={() => {
          setByCode(!byCode);
          type('', !byCode);
        }}
      >
        {byCode ? 'Use your password instead' : 'Use a code instead'}
      </Button>
    </Box>
  );
}
