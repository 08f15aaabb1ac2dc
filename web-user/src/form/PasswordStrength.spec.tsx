import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordStrength } from './PasswordStrength.tsx';

const LEVELS = ['very easy', 'easy', 'fair', 'hard', 'very hard'];
const PATIENCE = { timeout: 15_000 };

const meter = (password: string, personal: readonly string[] = []) => (
  <PasswordStrength password={password} personal={personal} start="At least 6 characters" levels={LEVELS} />
);

it('shows the help before the first character', () => {
  render(meter(''));
  expect(document.body.textContent).toBe('At least 6 characters');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says in words how hard a password is to guess', async () => {
  const view = render(meter('password'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('very easy'), PATIENCE);

  view.rerender(meter('seven lilacs under a harbour lamp'));

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('very hard'), PATIENCE);
});

it('counts the words of the person as easy', async () => {
  render(meter('augusta-byron', ['augusta-byron@example.com', 'augusta-byron']));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('very easy'), PATIENCE);
});
