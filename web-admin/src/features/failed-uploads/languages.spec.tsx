import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { FAILED_UPLOADS } from '@qlaim/backend/texts/console/failed-uploads';
import { CONSOLE } from '@qlaim/backend/texts/console/shell';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { FailedUploads } from './FailedUploads.tsx';

const UNKNOWN = 'This QR code is not known';
const PICTURE = {
  id: 'a',
  name: 'a.jpg',
  reason: 'no_code',
  message: UNKNOWN,
  by: null,
  at: '2026-11-20T10:00:00.000Z',
};

it.each(LANGUAGES)('in %s, failed uploads say why, and how they go', async (language) => {
  answerRoute(CONSOLE_ROUTES.failedPictures, () => [PICTURE], {
    'content-range': 'failed-pictures 0-0/2',
  });
  await openPartIn(language, [FAILED_UPLOADS], <FailedUploads most={1} />);
  const words = (await FAILED_UPLOADS.first(language)).texts;
  const { messages } = (await CONSOLE.first(language)).texts;
  await screen.findByText('a.jpg');
  const known: Readonly<Record<string, string>> = messages;
  screen.getByText(known[UNKNOWN] ?? UNKNOWN);
  screen.getByLabelText(words.dismissNamed('a.jpg'));
  for (const text of [words.dismissThese(1), words.advice]) screen.getByText(text);
});
