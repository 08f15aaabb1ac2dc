import { type ApiKeyView, CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { API_KEYS } from '@qlaim/backend/texts/console/api-keys';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { findButton } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { ApiKeys } from './ApiKeys.tsx';

const KEY: ApiKeyView = {
  id: 'k'.repeat(16),
  label: 'Stock',
  scopes: ['codes:read'],
  state: 'active',
  maker: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  revokedBy: null,
  usedAt: null,
  uses: 0,
};

it.each(LANGUAGES)('in %s, keys are listed, made and revoked', async (language) => {
  answerRoute(CONSOLE_ROUTES.apiKeys, () => [KEY], { 'content-range': 'api-keys 0-49/1' });
  const { list, row, form, states, scopes, revoke } = (await API_KEYS.first(language)).texts;
  await openPartIn(language, [API_KEYS], <ApiKeys />);
  await screen.findByText('Stock');
  screen.getByRole('heading', { level: 1, name: list.title });
  for (const text of [states.active, row.neverUsed, row.noExpiry]) screen.getByText(text);
  expect(screen.getByText(new RegExp(row.deletedPerson))).toBeDefined();

  fireEvent.click(await findButton(list.make));
  await screen.findByRole('heading', { name: form.title });
  for (const text of [form.program, form.expires]) screen.getByLabelText(text);
  for (const text of [scopes['codes:delete'], form.year, form.never]) screen.getByText(text);

  fireEvent.click(screen.getByLabelText(row.revokeNamed('Stock')));
  await screen.findByText(revoke.consequence);
});
