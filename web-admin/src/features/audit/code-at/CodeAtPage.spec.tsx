import type { CodeSnapshot } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { aBarcode, aPage, aUser } from '@qlaim/web-kit/testing';
import { answerRoute } from '@qlaim/web-kit/testing/api';
import { fill } from '@qlaim/web-kit/testing/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';
import { signedIn } from '../../../testing/server.ts';

const CODE = '7K3M9QWX2P';
const TIME = '2026-11-20T10:00:00.000Z';
const PAST = aBarcode();
const PRESENT = aBarcode({
  name: 'Blue bag',
  user: aUser(),
  storedInfo: { infoType: 'link', link: 'https://www.example.com/a' },
  approved: true,
  isActive: false,
  restricted: true,
  imageLink: '/a.jpg',
  isProtected: true,
  hidden: true,
  withheld: true,
});

beforeEach(() => signedIn());

async function open(past: CodeSnapshot | null, present: CodeSnapshot | null, time = `?time=${TIME}`) {
  const asked = answerRoute(CONSOLE_ROUTES.adminCodeAt, () => ({ past, present }));
  openConsole(`/admin/audit/codes/${CODE}${time}`);
  await screen.findByText('Now');
  return asked;
}

const section = (place: number) => {
  const card = document.querySelectorAll<HTMLElement>('main section').item(place);
  return [...card.querySelectorAll('dd')].map(({ textContent }) => textContent);
};

it('shows a code then and now, with what differs', async () => {
  const asked = await open(PAST, PRESENT);
  expect(section(0)).toEqual(
    ['None', 'None', 'Nothing', 'No', 'No', 'No', 'No', 'Yes', 'Yes', 'No'].map(
      (words) => `${words} Differs`,
    ),
  );
  expect(section(1)).toEqual(
    [
      'Blue bag',
      'Rosa Marin (rosa@example.com)',
      'https://www.example.com/a',
      'Yes',
      'Yes',
      'Yes',
      'Yes',
      'No',
      'No',
      'Yes',
    ].map((words) => `${words} Differs`),
  );
  expect(asked).toEqual([{ params: { id: CODE }, query: { time: TIME } }]);
  expect(screen.getByText('All events of this code').getAttribute('href')).toBe(
    `/admin/audit?code=${CODE}&by=all`,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7K3M 9QWX 2P as it was');
  expect(document.title).toBe('7K3M 9QWX 2P as it was · Qlaim');
});

it('marks nothing where nothing differs', async () => {
  const storedInfo = aPage();
  await open({ ...PAST, storedInfo }, { ...PAST, storedInfo });
  expect(screen.queryByText('Differs')).toBeNull();
  expect(screen.getAllByText('Page: Rosa')).toHaveLength(2);
});

it('says that there was no such code, and compares with nothing', async () => {
  await open(null, PAST);
  within(document.querySelectorAll<HTMLElement>('main section').item(0)).getByText('There was no such code');
  expect(screen.queryByText('Differs')).toBeNull();
});

it('shows the code as it is now where the address names no moment', async () => {
  const before = Date.now() - 1_000;
  const asked = await open(PRESENT, PRESENT, '');
  expect(asked).toEqual([{ params: { id: CODE }, query: {} }]);
  const shown = Date.parse(screen.getByLabelText<HTMLInputElement>('Moment').value);
  expect(shown).toBeGreaterThanOrEqual(before);
  expect(shown).toBeLessThanOrEqual(Date.now());
});

it('reads the code at another moment', async () => {
  const asked = await open(PAST, PRESENT);
  fill({ Moment: '2026-11-21T12:30:01' });
  const time = new Date('2026-11-21T12:30:01.999').toISOString();
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ time }));
  fill({ Moment: '' });
  expect(location.search).toBe(`?${new URLSearchParams({ time })}`);
});
