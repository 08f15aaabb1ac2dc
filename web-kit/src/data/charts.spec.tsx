import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CountTable, DayFigures, HourFigures } from '../figures/index.ts';
import { Mark } from '../mark/Mark.tsx';
import { watchDownloads } from '../testing/downloads.ts';
import { BarChart } from './BarChart.tsx';
import { QrImage } from './QrImage.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { ShareBar } from './ShareBar.tsx';
import { Sparkline } from './Sparkline.tsx';

const attributes = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((one) => names.map((name) => one.getAttribute(name)));

describe('a bar chart', () => {
  it('has a bar for each value, as high as its share of the scale', () => {
    render(
      <BarChart
        bars={[
          { label: 'Monday', value: 0 },
          { label: 'Tuesday', value: 1000 },
        ]}
        label="1,000 scans"
        ticks={['Mon', 'Tue']}
      />,
    );
    expect(screen.getByRole('img', { name: '1,000 scans' }).getAttribute('viewBox')).toBe('0 0 20 100');
    expect(
      [...document.querySelectorAll('.qk-chart-scale span')].map(({ textContent }) => textContent),
    ).toEqual(['1,000', '500', '0']);
    expect([...document.querySelectorAll('svg title')].map(({ textContent }) => textContent)).toEqual([
      'Monday: 0',
      'Tuesday: 1,000',
    ]);
    expect(attributes('g rect:not(.qk-chart-slot)', 'x', 'y', 'width', 'height')).toEqual([
      ['1.5', '100', '7', '0'],
      ['11.5', '0', '7', '100'],
    ]);
    expect(attributes('.qk-chart-slot', 'x', 'width', 'height')).toEqual([
      ['0', '10', '100'],
      ['10', '10', '100'],
    ]);
    expect(document.querySelector('.qk-chart-ticks')?.textContent).toBe('MonTue');
  });

  it('has bars, ticks and scale in one direction, also on a page from right to left', () => {
    const bars = [{ label: '20 نوفمبر', value: 1 }];
    render(
      <div dir="rtl">
        <BarChart bars={bars} label="عملية مسح واحدة" ticks={['20 نوفمبر']} />
      </div>,
    );
    const directionOf = (selector: string) =>
      document.querySelector(selector)?.closest('[dir]')?.getAttribute('dir');
    expect(['.qk-chart-bars', '.qk-chart-ticks', '.qk-chart-scale'].map(directionOf)).toEqual([
      'ltr',
      'ltr',
      'ltr',
    ]);
    expect(directionOf('.qk-chart-ticks span')).toBe('auto');
  });
});

it('draws a line through its values, with a dot at the last', () => {
  render(<Sparkline values={[0, 2]} label="2 scans" />);
  expect(attributes('svg', 'width', 'height')).toEqual([['160', '40']]);
  expect(attributes('.qk-sparkline-line', 'd')).toEqual([['M4 36L156 4']]);
  expect(attributes('.qk-sparkline-area', 'd')).toEqual([['M4 36L156 4L156 39L4 39Z']]);
  expect(attributes('circle', 'cx', 'cy')).toEqual([['156', '4']]);
});

it.each([
  [1, 4, '25'],
  [0, 0, '0'],
])('fills %i of %i as %s %%', (value, top, width) => {
  render(<ShareBar value={value} top={top} />);
  expect(attributes('rect:not(.qk-share-bar-all)', 'width')).toEqual([[width]]);
});

describe('the picture of a code', () => {
  it('is enlarged, with its code', async () => {
    render(
      <QrImage
        src="/a.svg"
        label="QR code of Blue bag"
        code="7K3M"
        symbolSize={99}
        size={134}
        caption="Enlarge"
      />,
    );
    const small = screen.getByAltText<HTMLImageElement>('QR code of Blue bag');
    expect([small.width, small.height]).toEqual([99, 99]);
    const square = small.parentElement;
    expect([square?.style.width, square?.style.padding]).toEqual(['134px', '16px']);
    expect(small.closest('button')?.title).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(small);
    expect((await screen.findByRole('dialog')).dataset['theme']).toBe('light');
    screen.getByText('7K3M');
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('fills its square where it has no symbol of its own', () => {
    render(<QrImage src="/a.jpg" label="QR code" />);
    const picture = screen.getByAltText<HTMLImageElement>('QR code');
    expect([picture.width, picture.parentElement?.style.width, picture.parentElement?.style.padding]).toEqual(
      [126, '128px', ''],
    );
    expect(picture.closest('button')?.title).toBe('Enlarge');
  });
});

it('keeps a time up to date', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  render(<RelativeTime date="2026-11-20T09:59:00Z" />);
  expect(document.querySelector('time')?.textContent).toMatch(/^1 minute ago, /);
  vi.setSystemTime(new Date('2026-11-20T10:02:00Z'));
  act(() => vi.advanceTimersByTime(30_000));
  expect(document.querySelector('time')?.textContent).toMatch(/^3 minutes ago, /);
});

it('names a mark, or hides it from screen readers', () => {
  const { rerender } = render(<Mark />);
  expect(attributes('svg', 'width', 'aria-hidden')).toEqual([['32', 'true']]);
  rerender(<Mark size={44} label="Qlaim" />);
  expect(screen.getByRole('img', { name: 'Qlaim' }).getAttribute('height')).toBe('44');
});

describe('figures', () => {
  it('of days name the first, the middle and the last one', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day, count) => ({ day, count }));
    render(<DayFigures days={days} file="days.csv" choice="30 days" />);
    expect(
      [...document.querySelectorAll('.qk-chart-ticks span')].map(({ textContent }) => textContent),
    ).toEqual(['1 Nov', '2 Nov', '3 Nov']);
    screen.getByRole('img', { name: '3 scans in 3 days. Most: 2, 3 November 2026' });
    screen.getByText('30 days');
    expect([...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
      '1 November 20260',
      '2 November 20261',
      '3 November 20262',
    ]);
  });

  it('of one day name it once', () => {
    render(<DayFigures days={[{ day: '2026-11-01', count: 1 }]} file="days.csv" />);
    screen.getByRole('img', { name: '1 scan in 1 day. Most: 1, 1 November 2026' });
    expect(document.querySelectorAll('.qk-chart-ticks span')).toHaveLength(1);
  });

  it('of hours have five ticks and 24 rows', () => {
    render(<HourFigures hours={Array.from({ length: 24 }, () => 1)} whose="All scans" file="hours.csv" />);
    expect(
      [...document.querySelectorAll('.qk-chart-ticks span')].map(({ textContent }) => textContent),
    ).toEqual(['00:00', '06:00', '12:00', '18:00', '23:00']);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(24);
    screen.getByText(/^All scans, in your time zone \(/);
  });

  it('in a table have a bar each, and a file', async () => {
    render(
      <CountTable
        title="Devices"
        column="Device"
        rows={[
          ['Phone', 4],
          ['Tablet', 1],
        ]}
        file="devices.csv"
      >
        What it is
      </CountTable>,
    );
    expect(attributes('rect:not(.qk-share-bar-all)', 'width').flat().map(Number)).toEqual([100, 25]);
    screen.getByText('What it is');
    const saved = watchDownloads();
    fireEvent.click(screen.getByText(': Devices'));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['devices.csv']));
    expect(await saved[0]?.content?.text()).toBe('Device,Scans\nPhone,4\nTablet,1\n');
    expect(saved[0]?.content?.type).toBe('text/csv');
  });
});
