import { type CodeScans, ROUTES } from '@qlaim/backend/contract';
import { aBarcode, aUser } from '@qlaim/web-kit/testing';
import { answerRoute, disconnectRoute, refuseRoute, stallRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { press } from '@qlaim/web-kit/testing/forms';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { signedIn } from '../../testing/session.ts';
import { someScans } from '../../testing/some-scans.ts';

const CODE = aBarcode({ name: 'Blue bag' });
const open = () => openApp(`/codes/${CODE.shortCode}`);

beforeEach(() => {
  signedIn(aUser());
  answerRoute(ROUTES.code, () => ({ barcode: CODE }));
});

const scans = (over: Partial<CodeScans>) => answerRoute(ROUTES.codeScans, () => someScans(over));

const DAYS = someScans().days.map((day, place) => ({
  ...day,
  count: place === 0 ? 7 : place === 89 ? 3 : 0,
}));
const COUNTED = {
  total: 10,
  days: DAYS,
  hours: someScans().hours.map((_none, hour) => (hour === 8 ? 10 : 0)),
  devices: [
    { device: 'mobile', count: 8 },
    { device: 'desktop', count: 2 },
  ],
  referrers: [{ host: 't.co', count: 4 }],
  otherReferrers: 1,
} satisfies CodeScans;

const part = async (title: string) => within(await screen.findByRole('region', { name: title }));

/** Returns the rows of a table as texts. A table in a closed part of the page counts too. */
const rowsOf = (area: Awaited<ReturnType<typeof part>>) =>
  area
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent);

it('shows the code, and its scans by device and site', async () => {
  const asked = scans(COUNTED);
  open();
  await screen.findByRole('heading', { level: 2, name: 'Blue bag' });
  expect(screen.getByText('7K3M 9QWX 2P')).toBeDefined();
  expect(asked).toEqual([{ params: { id: CODE.shortCode } }]);
  expect(rowsOf(await part('Devices'))).toEqual(['Phone8', 'Computer2']);
  expect(rowsOf(await part('Where from'))).toEqual(['t.co4', 'Other sites1', 'No site (camera or app)5']);
});

it('shows the scans of 30 days as a chart and as a table, and of 90 days on request', async () => {
  scans(COUNTED);
  open();
  const days = await part('Scans a day');
  expect(days.getByRole('img').getAttribute('aria-label')).toBe(
    '3 scans in 30 days. Most: 3, 21 November 2026',
  );
  expect(rowsOf(days)).toHaveLength(30);
  expect(rowsOf(days).at(-1)).toBe('21 November 20263');

  press('90 days');
  expect(days.getByRole('img').getAttribute('aria-label')).toBe(
    '10 scans in 90 days. Most: 7, 24 August 2026',
  );
  expect(rowsOf(days)).toHaveLength(90);
  expect(
    days.getByText('90 days', { selector: 'button *' }).closest('button')?.getAttribute('aria-pressed'),
  ).toBe('true');
});

it('shows the hours in the time zone of the reader', async () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  scans(COUNTED);
  open();
  const hours = await part('Scans by hour of the day');
  expect(rowsOf(hours)[10]).toBe('10:0010');
});

it.each([
  ['Scans a day', 'qlaim-7K3M9QWX2P-scans-by-day.csv', 'Day,Scans\n2026-10-23,0\n'],
  ['Devices', 'qlaim-7K3M9QWX2P-scans-by-device.csv', 'Device,Scans\nPhone,8\n'],
  ['Where from', 'qlaim-7K3M9QWX2P-scans-by-site.csv', 'Site,Scans\nt.co,4\n'],
])('saves %s as CSV', async (title, file, start) => {
  const files = watchDownloads();
  scans(COUNTED);
  open();
  (await part(title)).getByText('Download CSV').closest('button')?.click();
  await vi.waitFor(() => expect(files.map(({ name }) => name)).toEqual([file]), 10_000);
  expect((await files[0]?.content?.text())?.startsWith(start)).toBe(true);
});

it('says that there are no scans yet', async () => {
  scans({});
  open();
  await screen.findByText('No scans yet');
  expect(screen.queryByText('Scans a day')).toBeNull();
});

it('shows that the scans are loading', async () => {
  stallRoute(ROUTES.codeScans);
  open();
  await screen.findByText('Loading the scans');
});

it.each([
  ['forbidden', 'This code belongs to someone else'],
  ['unknown_code', 'This QR code is not known'],
] as const)('after %s it says: %s', async (refusal, words) => {
  refuseRoute(ROUTES.codeScans, refusal);
  open();
  await screen.findByText(words);
});

it('tries again on request after a lost connection', async () => {
  disconnectRoute(ROUTES.codeScans);
  open();
  await screen.findByText('Error while getting barcode data');
  scans(COUNTED);
  press('Try again');
  await screen.findByText('Scans a day');
});

it('sums up all scans, those of 30 days and those of today', async () => {
  scans(COUNTED);
  open();
  const head = await screen.findByLabelText('The code and its scans in short');
  expect([...head.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'In total10',
    '30 days3',
    'Today (UTC)3',
  ]);
  const spans = [...(screen.getByText('Days to show').closest('fieldset')?.querySelectorAll('button') ?? [])];
  expect(
    spans.map((span) => [
      span.textContent,
      span.getAttribute('aria-pressed'),
      span.querySelectorAll('svg').length,
    ]),
  ).toEqual([
    ['30 days', 'true', 1],
    ['90 days', 'false', 0],
  ]);
});
