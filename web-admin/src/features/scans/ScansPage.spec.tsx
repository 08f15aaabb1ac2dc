import type { ScanStatistics } from '@qlaim/backend/contract';
import { CONSOLE_ROUTES } from '@qlaim/backend/contract/console';
import { answerRoute, disconnectRoute } from '@qlaim/web-kit/testing/api';
import { watchDownloads } from '@qlaim/web-kit/testing/downloads';
import { button, fill, findButton, press } from '@qlaim/web-kit/testing/forms';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { signedIn } from '../../testing/server.ts';
import { latestDays } from './day-range.ts';

const STATISTICS: ScanStatistics = {
  from: '2026-11-01',
  to: '2026-11-02',
  total: 1204,
  days: [
    { day: '2026-11-01', count: 1200 },
    { day: '2026-11-02', count: 4 },
  ],
  hours: Array.from({ length: 24 }, () => 0),
  devices: [{ device: 'mobile', count: 1204 }],
  referrers: [],
  otherReferrers: 0,
  codes: [
    { code: '7K3M9QWX2P', name: 'Blue bag', total: 2000, inRange: 1204 },
    { code: '8K3M9QWX2P', name: null, total: 3, inRange: null },
  ],
  batches: [
    { id: 'a', name: 'Guitars', createdAt: '2026-11-20T10:00:00.000Z', codes: 1, total: 2000, inRange: 0 },
    { id: 'b', name: '', createdAt: null, codes: 4, total: 3, inRange: 3 },
  ],
};

beforeEach(() => signedIn());

const answer = (over: Partial<ScanStatistics> = {}) =>
  answerRoute(CONSOLE_ROUTES.scanStatistics, () => ({ ...STATISTICS, ...over }));

async function open(query = '', over: Partial<ScanStatistics> = {}) {
  const asked = answer(over);
  openConsole(`/admin/scans${query}`);
  await screen.findByText('Most scanned codes');
  return asked;
}

const cells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the days of the scans', () => {
  it('are the latest thirty at first', async () => {
    const asked = await open();
    expect(asked).toEqual([{ query: latestDays(30, Date.now()) }]);
    const presets = ['Today', '7 days', '30 days', 'Last month', 'This year'].map((words) => button(words));
    const marks = presets.map((preset) => [
      preset.getAttribute('aria-pressed'),
      preset.querySelectorAll('svg').length,
    ]);
    const other = ['false', 0];
    expect(marks).toEqual([other, other, ['true', 1], other, other]);
    expect(screen.queryByText(/^At most/)).toBeNull();
  });

  it('are cut at the limit, and the page says so, also after it was loaded again', async () => {
    await open('?from=2024-01-01&to=2025-12-31');
    screen.getByText('At most 366 days are counted at once, so these days now begin on 31 December 2024.');
    fill({ From: '2023-01-01' });
    await screen.findByText('At most 366 days are counted at once, so these days now end on 1 January 2024.');
    expect(location.search).toBe('?from=2023-01-01&to=2024-01-01&cut=to');
    press('Today');
    await waitFor(() => expect(screen.queryByText(/^At most/)).toBeNull());
  });

  it('are the latest ones of a button, which the address keeps', async () => {
    const asked = await open();
    press('7 days');
    const week = latestDays(7, Date.now());
    await waitFor(() => expect(asked.at(-1)).toEqual({ query: week }));
    expect(location.search).toBe(`?${new URLSearchParams({ ...week })}`);
    expect(button('7 days').getAttribute('aria-pressed')).toBe('true');
  });

  it('are those of two dates, of which no button has both', async () => {
    const { to } = latestDays(1, Date.now());
    const asked = await open(`?from=2026-11-01&to=${to}`);
    fill({ From: '2026-11-03' });
    await waitFor(() => expect(asked.at(-1)).toEqual({ query: { from: '2026-11-03', to } }));
    const pressed = document.querySelectorAll('fieldset [aria-pressed=true]');
    expect(pressed).toHaveLength(0);
    fill({ To: '2026-11-02' });
    await waitFor(() => expect(asked.at(-1)).toEqual({ query: { from: '2026-11-02', to: '2026-11-02' } }));
  });

  it('are those of two dates that were chosen before the first one was drawn', async () => {
    const asked = await open('?from=2026-11-01&to=2026-11-02');
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    act(() => {
      type('From', '2026-01-01');
      type('To', '2026-01-02');
    });
    await waitFor(() => expect(asked.at(-1)).toEqual({ query: { from: '2026-01-01', to: '2026-01-02' } }));
    expect(location.search).toBe('?from=2026-01-01&to=2026-01-02');
  });

  it('stay as they are while a date is empty', async () => {
    const asked = await open('?from=2026-11-01&to=2026-11-02');
    fill({ From: '' });
    expect(location.search).toBe('?from=2026-11-01&to=2026-11-02');
    expect(asked).toHaveLength(1);
  });
});

describe('the statistics', () => {
  it('name one day once', async () => {
    await open('', { to: '2026-11-01', total: 1200 });
    expect(document.querySelector('p[role=status]')?.textContent).toBe('1,200 scans on 1 November 2026');
    const saved = watchDownloads();
    press(': the scans of these days');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.content?.text()).toContain('\nAll scans,2026-11-01,1200,\n');
  });

  it('name the days and the most scanned codes and batches', async () => {
    await open();
    screen.getByText('1,204', { selector: 'p[role=status] strong' });
    expect(document.querySelector('p[role=status]')?.textContent).toBe(
      '1,204 scans from 1 November 2026 to 2 November 2026',
    );
    expect(cells('Most scanned codes')).toEqual([
      ['Code', 'These days', 'In total'],
      ['7K3M 9QWX 2PBlue bag', '1,204', '2,000'],
      ['8K3M 9QWX 2P', '–Not kept', '3'],
    ]);
    expect(screen.getByText('–').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('7K3M 9QWX 2P').getAttribute('href')).toBe('/admin/codes/7K3M9QWX2P/scans');
    screen.getByText(/These days begin before the 90 days that are kept/);
    expect(cells('Most scanned batches')).toEqual([
      ['Batch', 'These days', 'In total'],
      ['Guitars1 code', '0', '2,000'],
      ['Not known yet', '3', '3'],
    ]);
    expect(cells('Devices')).toEqual([
      ['Device', 'Scans', ''],
      ['Phone', '1,204', ''],
    ]);
  });

  it('are saved as CSV', async () => {
    await open();
    const saved = watchDownloads();
    press(': Most scanned codes');
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['qlaim-scans-by-code-2026-11-01-2026-11-02.csv']),
    );
    expect(await saved[0]?.content?.text()).toBe(
      'Code,Name,These days,In total\n7K3M9QWX2P,Blue bag,1204,2000\n8K3M9QWX2P,,,3\n',
    );
    for (const title of [
      'Most scanned batches',
      'Scans a day',
      'Scans by hour of the day',
      'Devices',
      'Where from',
    ])
      press(`: ${title}`);
    await waitFor(() =>
      expect(saved.flatMap(({ name }) => name.split('-').slice(3, 4)).toSorted()).toEqual([
        'batch',
        'code',
        'day',
        'device',
        'hour',
        'site',
      ]),
    );
  });

  it('are all in one file, with names', async () => {
    await open();
    const saved = watchDownloads();
    press(': the scans of these days');
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['qlaim-scans-2026-11-01-2026-11-02.csv']),
    );
    const lines = (await saved[0]?.content?.text())?.trim().split('\n') ?? [];
    expect(lines.slice(0, 4)).toEqual([
      'Figure,Of,Scans in these days,Scans in total',
      'All scans,2026-11-01 to 2026-11-02,1204,',
      'Day (UTC),2026-11-01,1200,',
      'Day (UTC),2026-11-02,4,',
    ]);
    expect(lines).toContain('Hour (UTC),23:00,0,');
    expect(lines.slice(-6)).toEqual([
      'Device,Phone,1204,',
      'Site,No site (camera or app),1204,',
      'Code,7K3M9QWX2P Blue bag,1204,2000',
      'Code,8K3M9QWX2P,,3',
      'Batch,Guitars,0,2000',
      'Batch,Not known yet,3,3',
    ]);
  });

  it('may be of one scan, and of none by code', async () => {
    await open('', { total: 1, codes: [] });
    expect(document.querySelector('p[role=status]')?.textContent).toMatch(/^1 scan from/);
    screen.getByText('None was scanned yet.');
    expect(screen.queryByRole('table', { name: 'Most scanned codes' })).toBeNull();
  });

  it('are read again on request', async () => {
    disconnectRoute(CONSOLE_ROUTES.scanStatistics);
    openConsole('/admin/scans');
    await findButton('Try again');
    answer();
    press('Try again');
    await screen.findByText('Most scanned codes');
  });
});
