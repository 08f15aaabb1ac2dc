import type { Home, OperationsReport } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { aReport } from '../../testing/operations.ts';
import { signedIn } from '../../testing/server.ts';

const HOME: Home = {
  unapproved: 120,
  codes: 1204,
  claimed: 12,
  claimedBefore: 9,
  weeks: Array.from({ length: 8 }, (_none, week) => ({ from: `2026-11-0${week + 1}`, count: week * 1000 })),
};

beforeEach(() => signedIn());

async function open(over: Partial<OperationsReport> = {}, failedUploads = 0) {
  answerRoute(CONSOLE_ROUTES.home, () => HOME);
  answerRoute(CONSOLE_ROUTES.operations, () => aReport(over));
  answerRoute(CONSOLE_ROUTES.failedPictures, () => [], {
    'content-range': `failed-pictures */${failedUploads}`,
  });
  openConsole('/admin/home');
  await screen.findByText('To approve');
}

const tiles = () => [...document.querySelectorAll('main li')].map(({ textContent }) => textContent);

it('shows four figures, each of which leads to what it counts', async () => {
  await open();
  await screen.findByText('All is well');
  expect(tiles()).toEqual([
    'To approve120of 1,204 codes',
    'Claimed this week129 in the week before',
    expect.stringMatching(/^Scans, 8 weeks28,000/),
    'Needs a look0All is well',
  ]);
  expect([...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href'))).toEqual([
    `/admin/codes/table?${new URLSearchParams({ filter: '{"approved":false}' })}`,
    `/admin/codes/table?${new URLSearchParams({ filter: '{"claimed":true,"claimedFrom":"2026-11-08"}' })}`,
    '/admin/scans',
    '/admin/operations',
  ]);
});

it('draws a bar for each week, and says them in words', async () => {
  await open();
  const chart = screen.getByRole('img', { name: /^Scans a week, oldest first: 0, 1,000, 2,000, / });
  const bars = [...chart.querySelectorAll('rect')];
  expect(bars.map((bar) => Number(bar.getAttribute('height'))).slice(-2)).toEqual([(6 / 7) * 36, 36]);
  expect(bars.at(-1)?.textContent).toBe('Week from 8 November 2026: 7,000');
});

it('counts what somebody should look at', async () => {
  const stopped = [{ name: 'webhooks', problem: 'It fell over' }];
  await open({ stopped, deferredMails: 2 }, 1204);
  await screen.findByText('2 troubles, 1,204 failed uploads');
  expect(tiles()[3]).toMatch(/^Needs a look1,206/);
});

it('counts what is behind, as the operations do', async () => {
  const late = { position: null, waiting: 1, more: false, oldest: '2026-11-24T09:00:00.000Z' };
  await open({ reactions: [{ name: 'mail-outbox', ...late }] });
  await screen.findByText('1 trouble');
});

it('says why a figure is missing', async () => {
  answerRoute(CONSOLE_ROUTES.home, () => HOME);
  answerRoute(CONSOLE_ROUTES.failedPictures, () => [], { 'content-range': 'failed-pictures */0' });
  refuseRoute(CONSOLE_ROUTES.operations, 'unavailable');
  openConsole('/admin/home');
  await screen.findByText('This is not available right now. Please try again');
  expect(tiles()[3]).toMatch(/^Needs a look…/);
});
