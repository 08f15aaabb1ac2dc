import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { LANGUAGES } from '@qlaim/backend/texts';
import { BATCHES } from '@qlaim/backend/texts/console/batches';
import { ALL_SCANS } from '@qlaim/backend/texts/console/scans';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { AS_WRITTEN } from '../../testing/as-written.ts';
import { openPartIn } from '../../testing/open-part-in.tsx';
import { ScansPage } from './ScansPage.tsx';

it.each(LANGUAGES)('in %s, the scans show charts, tables and the days to choose', async (language) => {
  answerRoute(CONSOLE_ROUTES.scanStatistics, () => ({
    from: '2026-11-01',
    to: '2026-11-01',
    total: 3,
    days: [{ day: '2026-11-01', count: 3 }],
    hours: Array.from({ length: 24 }, () => 0),
    devices: [{ device: 'mobile' as const, count: 3 }],
    referrers: [],
    otherReferrers: 0,
    codes: [{ code: '7K3M9QWX2P', name: null, total: 3, inRange: null }],
    batches: [
      { id: 'b', name: '', createdAt: null, codes: 4, total: 3, inRange: 3 },
      { id: 'c', name: '', createdAt: '2026-11-20T12:00:00.000Z', codes: 1, total: 1, inRange: 1 },
    ],
  }));
  const words = (await ALL_SCANS.first(language)).texts;
  await openPartIn(language, [ALL_SCANS, BATCHES], <ScansPage />);
  await screen.findByRole('heading', { level: 2, name: words.codes });
  screen.getByRole('heading', { level: 1, name: words.title });
  for (const name of [words.devices, words.sites, words.batches, words.figures.perDay, words.figures.byHour])
    screen.getByRole('heading', { level: 2, name });
  for (const text of [words.unknown, words.figures.devices.mobile, words.range.lastMonth])
    screen.getByText(text);
  screen.getByText((text) => text.includes(words.rank.cut), AS_WRITTEN);
  screen.getByText(words.rank.notKept);
  const { unnamed } = (await BATCHES.first(language)).texts;
  const [before = ''] = unnamed('|').split('|');
  screen.getByText((text, element) => element?.tagName === 'A' && text.startsWith(before.trim()));
});
