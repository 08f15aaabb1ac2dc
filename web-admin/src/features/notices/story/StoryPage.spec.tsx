import { CONSOLE_ROUTES, NoticeStory } from '@qlaim/backend/contract/console';
import { aUser } from '@qlaim/web-kit/testing';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aNotice, aStep, aStory } from '../../../testing/notices.ts';
import { openConsole } from '../../../testing/open-console.tsx';
import { signedIn } from '../../../testing/server.ts';

const NUMBER = 'N-7ZK3-M9QW';
const HOSTILE = '=HYPERLINK("http://evil.example","<b>")';
const OWNER = aUser({ _id: 'owner', firstName: 'Max', lastName: 'Mill', email: 'max@example.com' });
const STORY = aStory(
  aStep({
    reason: 'privacy',
    words: HOSTILE,
    reporter: { name: HOSTILE, email: 'eve@example.com', language: 'de' },
    mail: { state: 'sent', to: null },
  }),
  aStep({
    at: '2026-11-21T10:00:00.000Z',
    kind: 'decided',
    decision: 'disable',
    ground: 'law',
    rule: '+1',
    words: '@SUM(1)',
    by: aUser(),
    mail: { state: 'waiting', to: null },
  }),
  aStep({ at: '2026-11-21T10:00:00.000Z', kind: 'reasonsStated', mail: { state: 'none', to: OWNER } }),
  aStep({ at: '2026-11-22T10:00:00.000Z', kind: 'contested', by: OWNER, words: '-1+1' }),
);

beforeEach(() => signedIn());

async function open() {
  answerRoute(CONSOLE_ROUTES.noticeStory, () => STORY);
  openConsole(`/admin/notices/${NUMBER}/story`);
  await screen.findByText('The owner objected');
}

it('is led to by the notice, and tells everything in order, with what people wrote as text', async () => {
  answerRoute(CONSOLE_ROUTES.notice, () => aNotice());
  answerRoute(CONSOLE_ROUTES.noticeStory, () => STORY);
  openConsole(`/admin/notices/${NUMBER}`);
  fireEvent.click(await screen.findByText('The whole story'));
  await screen.findByText('The owner objected');
  const steps = [...document.querySelectorAll('.qa-story > li')].map(({ textContent }) => textContent);
  expect(steps).toHaveLength(4);
  expect(steps[0]).toContain('Notice received');
  expect(steps[0]).toContain('Mail to the reporter: sent');
  expect(steps[1]).toContain('ByRosa Marin');
  expect(steps[2]).toContain('Mail to Max Mill: no proven address');
  expect(document.querySelector('.qa-story bdi b')).toBeNull();
  await screen.findByText('When it was reported');
});

it('is saved as data, and as a table without formulas', async () => {
  const saved = watchDownloads();
  await open();
  press('Download JSON');
  fireEvent.click(screen.getByText('Download CSV'));
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual([
      `qlaim-notice-${NUMBER}.json`,
      `qlaim-notice-${NUMBER}.csv`,
    ]),
  );
  const [json = '', csv = ''] = await Promise.all(saved.map(({ content }) => content?.text()));
  expect(JSON.parse(json)).toEqual(NoticeStory.parse(STORY));
  for (const cell of [`"'=HYPERLINK(`, "'+1", "'@SUM(1)", "'-1+1"]) expect(csv).toContain(`,${cell}`);
  expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
});

it('says of a number that no notice has', async () => {
  refuseRoute(CONSOLE_ROUTES.noticeStory, 'unknown_notice');
  openConsole('/admin/notices/N-0000-0000/story');
  await screen.findByText('This notice is not known');
});
