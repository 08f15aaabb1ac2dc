import { LANGUAGES } from '@qlaim/backend/texts';
import { ERASE } from '@qlaim/backend/texts/console/erase';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { aUser } from '@qlaim/web-kit/testing';
import { errorOf, press } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { EraseUserDialog } from './EraseUserDialog.tsx';

const TOO_SHORT = 'Say why, in 10 to 500 characters';

it.each(LANGUAGES)('in %s, the deletion says what is lost, and what is missing', async (language) => {
  const owner = aUser({ firstName: 'Rosa', lastName: 'Weiss', email: 'rosa@example.com' });
  await openPartIn(language, [ERASE], <EraseUserDialog owner={owner} onClose={() => {}} />);
  const words = (await ERASE.first(language)).texts;
  const { messages } = (await CONSOLE.first(language)).texts;
  screen.getByText(words.advice('Rosa Weiss', owner.email));
  const choices = [...screen.getByLabelText<HTMLSelectElement>(words.codes).options];
  expect(choices.map(({ text }) => text)).toEqual(Object.values(words.choices));
  press(words.action);
  await waitFor(() => expect(errorOf(words.reason)).toBe(messages[TOO_SHORT] ?? TOO_SHORT));
});
