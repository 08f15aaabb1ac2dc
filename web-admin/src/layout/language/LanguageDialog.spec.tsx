import { ROUTES } from '@qlaim/backend/contract';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { ADMIN, signedIn } from '../../testing/server.ts';

it('the menu switches the language of the console, of this browser and of the account', async () => {
  signedIn();
  const stored = answerRoute(ROUTES.chooseLanguage, ({ body }) => ({ language: body.language }));
  openConsole('/admin/nonsense');
  fireEvent.click(await screen.findByLabelText('Menu'));
  fireEvent.click(await screen.findByText('Language'));
  fireEvent.change(await screen.findByLabelText('Of the screens and of your mails'), {
    target: { value: 'de' },
  });
  await screen.findByRole('heading', { level: 1, name: 'Hier gibt es nichts', hidden: true });
  expect(document.documentElement.lang).toBe('de');
  await waitFor(() => expect(stored.map(({ body }) => body)).toEqual([{ language: 'de' }]));
  expect(document.cookie).toContain('=de');
});

it('the console opens in the language of the account', async () => {
  await CONSOLE.load('fr');
  signedIn({ ...ADMIN, language: 'fr' });
  openConsole('/admin/nonsense');
  await screen.findByRole('heading', { level: 1, name: 'Il n’y a rien ici' });
  expect(document.documentElement.lang).toBe('fr');
});
