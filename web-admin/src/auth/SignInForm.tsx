import Box from '@mui/material/Box';
import { Button, PasswordField, TextField } from '@qlaim/web-kit';
import { type SyntheticEvent, useRef, useState } from 'react';
import { NotAllowedNotice } from './NotAllowedNotice.tsx';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const { signIn, errors, turnedAway, busy } = useSignIn();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    const wrong = await signIn({ email, password });
    if (wrong) fields[wrong].current?.focus();
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, mt: 5 }}>
      {turnedAway ? (
        <Box sx={{ mb: 3 }}>
          <NotAllowedNotice reason={turnedAway} />
        </Box>
      ) : null}
      <TextField
        ref={fields.email}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value.toLowerCase())}
      />
      <PasswordField
        ref={fields.password}
        label="Password"
        name="password"
        required
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        Login
      </Button>
    </Box>
  );
}
