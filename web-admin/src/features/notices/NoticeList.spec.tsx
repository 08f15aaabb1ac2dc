import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, refuseRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aNotice, aNoticeRow } from '../../testing/notices.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { listNotices, signedIn } from '../../testing/server.ts';

const DECIDED = aNoticeRow({
  id: 'N-0000-0000',
  reason: 'child-abuse',
  status: 'decided',
  decision: 'disable',
  decidedAt: '2026-11-21T10:00:00.000Z',
});

beforeEach(() => signedIn());

/** What the page asked for, without the count beside its name. */
const filters = (asked: ReturnType<typeof listNotices>) =>
  asked.map(({ query }) => query).filter(({ range }) => range?.[1] !== 0);

it('shows each notice with its reason, code and state', async () => {
  const asked = listNotices(aNoticeRow(), DECIDED);
  openConsole('/admin/notices');
  const link = await screen.findByText('Data or a picture without consent');
  expect(link.getAttribute('href')).toBe('/admin/notices/N-7ZK3-M9QW');
  const rows = [...screen.getByRole('list', { name: 'Notices' }).querySelectorAll('li')];
  expect(rows.map(({ textContent }) => textContent?.replace(/Reported .*(?=Open|Code)/, ''))).toEqual([
    'Data or a picture without consent7K3M 9QWX 2PN-7ZK3-M9QW · Open',
    'Abuse of children7K3M 9QWX 2PN-0000-0000 · Code disabled',
  ]);
  expect(filters(asked)).toEqual([{ sort: ['createdAt', 'DESC'], range: [0, 49], filter: {} }]);
});

it('counts those that are open beside its name', async () => {
  const asked = listNotices(aNoticeRow(), aNoticeRow({ id: 'N-1111-1111' }));
  openConsole('/admin/notices');
  const nav = within(await screen.findByLabelText('Sections'));
  await nav.findByText('(2 open)');
  expect(asked.map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ range: [0, 0], filter: { status: 'open' } }),
  );
});

it('filters by state and code, and turns the order', async () => {
  const asked = listNotices();
  openConsole('/admin/notices');
  await screen.findByText('No notices');
  fill({ State: 'open' });
  await waitFor(() => expect(filters(asked).at(-1)?.filter).toEqual({ status: 'open' }));
  fill({ 'Whole code': '7k3m 9qwx 2p' });
  press('Search');
  await waitFor(() => expect(filters(asked).at(-1)?.filter).toEqual({ status: 'open', code: '7K3M9QWX2P' }));
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'ASC' } });
  await waitFor(() => expect(filters(asked).at(-1)?.sort).toEqual(['createdAt', 'ASC']));
});

it('keeps a code beside a state that was chosen before it was drawn', async () => {
  const asked = listNotices();
  openConsole('/admin/notices');
  await screen.findByText('No notices');
  fill({ 'Whole code': '7k3m 9qwx 2p' });
  act(() => {
    press('Search');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'open' } });
  });
  await waitFor(() => expect(filters(asked).at(-1)?.filter).toEqual({ status: 'open', code: '7K3M9QWX2P' }));
});

it('leads to the whole notice, which a row does not hold', async () => {
  listNotices(aNoticeRow());
  answerRoute(CONSOLE_ROUTES.notice, () => aNotice());
  openConsole('/admin/notices');
  fireEvent.click(await screen.findByText('Data or a picture without consent'));
  await screen.findByText('That is my daughter');
});

it('says why it can not be read', async () => {
  refuseRoute(CONSOLE_ROUTES.notices, 'unavailable');
  openConsole('/admin/notices');
  await screen.findByText('This is not available right now. Please try again');
});
