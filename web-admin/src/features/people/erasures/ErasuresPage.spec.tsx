import type { Erasure } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { signedIn } from '../../../testing/server.ts';

beforeEach(() => signedIn());

const erasure = (id: string, over: Partial<Erasure> = {}): Erasure => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  by: 'user',
  reason: null,
  codes: 'close',
  complete: true,
  ...over,
});

const answer = (total: number, ...erasures: Erasure[]) =>
  answerRoute(CONSOLE_ROUTES.erasures, () => ({ total, erasures }));

const rows = () =>
  [...screen.getByLabelText('Deleted accounts').querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('div div, span.qk-small, .qk-badge')].map(({ textContent }) => textContent),
  );

it('says who deleted each account, why, and what is left', async () => {
  answer(
    3,
    erasure('a'),
    erasure('b', { by: 'admin', reason: 'By letter', codes: 'release' }),
    erasure('c', { by: 'system', reason: null, complete: false }),
  );
  openConsole('/admin/people/erasures');
  const events = await screen.findByLabelText('Events of the account b');
  expect(events.getAttribute('href')).toBe('/admin/audit?person=b&by=all');
  expect(rows()).toEqual([
    ['The person deleted the account', 'The codes stay closed. Events', 'Done'],
    ['An admin deleted the account: “By letter”', 'Anyone may claim the codes again. Events', 'Done'],
    ['An admin deleted the account', 'The codes stay closed. Events', 'Under way'],
  ]);
  expect(screen.queryByLabelText('Pages of deleted accounts')).toBeNull();
});

it('says that nobody has left', async () => {
  answer(0);
  openConsole('/admin/people/erasures');
  await screen.findByText('No account was deleted');
  expect(screen.queryByLabelText('Deleted accounts')).toBeNull();
});

it('goes to the page of the address, and to another one', async () => {
  const asked = answer(101, erasure('a'));
  openConsole('/admin/people/erasures?page=2');
  fireEvent.click(await screen.findByLabelText('Go to page 3'));
  await waitFor(() => expect(location.search).toBe('?page=3'));
  await waitFor(() =>
    expect(asked.map(({ query }) => query)).toEqual([
      { limit: 50, skip: 50 },
      { limit: 50, skip: 100 },
    ]),
  );
});

it.each(['0', 'nonsense'])('shows the first page for the page %s', async (page) => {
  const asked = answer(1, erasure('a'));
  openConsole(`/admin/people/erasures?page=${page}`);
  await screen.findByText('The person deleted the account');
  expect(asked.map(({ query }) => query)).toEqual([{ limit: 50, skip: 0 }]);
});
