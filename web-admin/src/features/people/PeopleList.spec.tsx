import type { AdminPerson } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, breakRoute } from '@qlaim/web-kit/testing/api';
import { fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { aPerson } from '../../testing/people.ts';
import { signedIn } from '../../testing/server.ts';

const ROSA = aPerson();

beforeEach(() => {
  signedIn();
  answerRoute(CONSOLE_ROUTES.invitations, () => []);
});

const list = (people: AdminPerson[], total = people.length) =>
  answerRoute(CONSOLE_ROUTES.adminUsers, () => people, { 'content-range': `users 0-49/${total}` });

const filters = (asked: ReturnType<typeof list>) => asked.map(({ query }) => query.filter);

it('shows the newest people, each with a link to their page', async () => {
  const asked = list(
    [ROSA, aPerson({ id: 'b', firstName: '', lastName: '', email: 'max@example.com' })],
    120,
  );
  openConsole('/admin/people');
  const link = await screen.findByText('Rosa Weiss');
  expect(link.getAttribute('href')).toBe(`/admin/people/${ROSA.id}`);
  expect(link.closest('li')?.textContent).toBe('Rosa Weissrosa@example.comSince 20/11/26');
  expect(screen.getAllByText('max@example.com').map((words) => words.getAttribute('href'))).toEqual([
    '/admin/people/b',
    null,
  ]);
  screen.getByText('120 people');
  expect(screen.getByText('Deleted accounts').getAttribute('href')).toBe('/admin/people/erasures');
  expect(asked).toEqual([{ query: { sort: ['createdAt', 'DESC'], range: [0, 49], filter: {} } }]);
});

it('goes from page to page', async () => {
  const asked = list([ROSA], 120);
  openConsole('/admin/people');
  await screen.findByText('Rosa Weiss');
  const pages = screen.getByLabelText('Pages of people').querySelectorAll('[aria-label*="age "]');
  expect([...pages].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  fireEvent.click(screen.getByLabelText('Go to page 3'));
  await waitFor(() =>
    expect(asked.map(({ query }) => query.range)).toEqual([
      [0, 49],
      [100, 149],
    ]),
  );
});

it('has no pages and no plural for one person', async () => {
  list([ROSA]);
  openConsole('/admin/people');
  await screen.findByText('1 person');
  expect(screen.queryByLabelText('Pages of people')).toBeNull();
});

it('searches in those whom it shows', async () => {
  const asked = list([ROSA]);
  openConsole('/admin/people');
  await screen.findByText('Rosa Weiss');
  fill({ 'Email or name': ' rosa ' });
  press('Search');
  await waitFor(() => expect(filters(asked)).toEqual([{}, { q: 'rosa' }]));
  fill({ Show: 'disabled' });
  await waitFor(() => expect(filters(asked).at(-1)).toEqual({ q: 'rosa', disabled: true }));
  expect(screen.getByLabelText<HTMLSelectElement>('Show').value).toBe('disabled');
  fill({ 'Email or name': ' ' });
  press('Search');
  await waitFor(() => expect(filters(asked).at(-1)).toEqual({ disabled: true }));
});

it('keeps a search beside a choice that was made before it was drawn', async () => {
  const asked = list([ROSA]);
  openConsole('/admin/people');
  await screen.findByText('Rosa Weiss');
  fill({ 'Email or name': 'rosa' });
  act(() => {
    press('Search');
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'disabled' } });
  });
  await waitFor(() => expect(filters(asked).at(-1)).toEqual({ q: 'rosa', disabled: true }));
});

it('says that nobody is found', async () => {
  list([]);
  openConsole('/admin/people?filter={"role":"admin"}');
  await screen.findByText('Nobody found');
  expect(screen.getByLabelText<HTMLSelectElement>('Show').value).toBe('admin');
});

it('says why it can not show them, and tries again', async () => {
  breakRoute(CONSOLE_ROUTES.adminUsers);
  openConsole('/admin/people');
  await findButton('Try again');
  list([ROSA]);
  press('Try again');
  await screen.findByText('Rosa Weiss');
});
