import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES, LOCALES } from '@qlaim/backend/texts';
import { HOME } from '@qlaim/backend/texts/console/home';
import { OPERATIONS } from '@qlaim/backend/texts/console/operations';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { aReport } from '../../testing/operations.ts';
import { HomePage } from './HomePage.tsx';

const WEEKS = [{ from: '2026-11-22', count: 3 }];
const FIGURES = { unapproved: 2, codes: 12, claimed: 4, claimedBefore: 5, weeks: WEEKS };

it.each(LANGUAGES)('in %s, the first page names each figure', async (language) => {
  answerRoute(CONSOLE_ROUTES.home, () => FIGURES);
  const stopped = [{ name: 'webhooks', problem: 'It fell over' }];
  answerRoute(CONSOLE_ROUTES.operations, () => aReport({ stopped }));
  answerRoute(CONSOLE_ROUTES.failedPictures, () => [], { 'content-range': 'failed-pictures */7' });
  await openPartIn(language, [HOME, OPERATIONS], <HomePage />);
  const words = (await HOME.first(language)).texts;
  const list = new Intl.ListFormat(LOCALES[language], { type: 'unit' });
  await screen.findByText(list.format([words.look.troubles(1), words.look.uploads(7)]));
  for (const name of [words.toApprove, words.claimed, words.weeks, words.look.title])
    screen.getByRole('heading', { level: 2, name });
  for (const text of [words.ofCodes(12), words.before('5')]) screen.getByText(text);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words.weeksInWords('3'));
});
