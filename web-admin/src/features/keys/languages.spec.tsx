import { LANGUAGES } from '@qlaim/backend/texts';
import { KEYS } from '@qlaim/backend/texts/console/keys';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPartIn } from '../../testing/open-part-in.tsx';
import KeysDialog from './KeysDialog.tsx';

it.each(LANGUAGES)('in %s, the keys say what they do', async (language) => {
  await openPartIn(language, [KEYS], <KeysDialog onClose={() => {}} />);
  const words = (await KEYS.first(language)).texts;
  screen.getByRole('dialog', { name: words.title });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(Object.values(words.groups));
  for (const text of [...Object.values(words.does), words.advice]) screen.getByText(text);
  screen.getByText(words.names.space, { selector: 'kbd' });
});
