import { ROUTES, type StoredInfo } from '@qlaim/backend/contract';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTab, pressSave } from '../../../../testing/editor.ts';
import { ownZone } from './condition-values.ts';

const ZONE = ownZone();
const all = {
  parameter: 'time',
  from: '00:00',
  to: '23:59',
  url: 'https://a.example/',
  timeZone: ZONE,
} as const;
const smart = (changes: object = {}, more: object = {}): StoredInfo => ({
  infoType: 'smartQR',
  smartQR: { conditions: [{ ...all, ...changes }], defaultUrl: '', ...more },
});
const tick = (label: string) => fireEvent.click(screen.getByLabelText(label));
const answer = () => document.querySelector('.qu-opens-answer')?.textContent;

describe('more conditions of a time', () => {
  it('are saved as they are chosen, and left out where they are not', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Smart QR', smart());
    fill({ 'From Time': '22:00', 'To Time': '02:00' });
    tick('Ends on the next day');
    tick('Friday');
    tick('Android device');
    fill({ 'First day': '2026-12-01', 'Add a language': 'de' });
    fill({ 'Add a language': 'fr' });
    press('German');
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    const limits = {
      overnight: true,
      days: ['fri'],
      startDate: '2026-12-01',
      languages: ['fr'],
      devices: ['android'],
    };
    const hours = { ...all, from: '22:00', to: '02:00' };
    expect(saved[0]?.body).toMatchObject({
      smartQR: { conditions: [{ ...hours, ...limits }], defaultUrl: '' },
    });
  });

  it('come back from what is stored, and the folded control says them', async () => {
    await openTab('Smart QR', smart({ days: ['sat', 'sun'], endDate: '2027-01-01', languages: ['de'] }));
    const chosen = document.querySelector('.qu-more-chosen')?.textContent;
    expect(chosen).toBe('Sat, Sun · until 1 Jan 2027 · language German');
    expect(screen.getByLabelText<HTMLInputElement>('Sunday').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Monday').checked).toBe(false);
    expect(screen.queryByLabelText('Ends on the next day')).toBeNull();
  });

  it('show their error, and unfold for it', async () => {
    await openTab('Smart QR', smart({ startDate: '2027-02-02', endDate: '2027-02-03' }));
    fill({ 'Last day': '2027-02-01' });
    pressSave();
    await screen.findByText('The last day must not be before the first day');
    expect(document.querySelector<HTMLDetailsElement>('.qu-more')?.open).toBe(true);
  });
});

describe('the clock of a place', () => {
  it('is saved, for each of its times, and takes the place of their zones', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Smart QR', smart());
    screen.getByText(/^Phones in another time zone open what their own clock picks/);
    tick('All visitors see the same');
    fill({ 'Time zone of the place': 'Asia/Tokyo' });
    expect(screen.queryByLabelText('Timezone')).toBeNull();
    screen.getByText('This is what every phone opens, by the clock in Asia/Tokyo.');
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      smartQR: { conditions: [{ ...all, timeZone: 'Asia/Tokyo' }], zone: 'Asia/Tokyo' },
    });
  });

  it('keeps the zones that were typed, for the one who changes their mind', async () => {
    await openTab('Smart QR', smart({ timeZone: 'Asia/Tokyo' }));
    tick('All visitors see the same');
    fill({ 'Time zone of the place': 'nowhere' });
    expect(document.querySelector('.qu-day')).toBeNull();
    tick('All visitors see the same');
    expect(screen.getByLabelText<HTMLInputElement>('Timezone').value).toBe('Asia/Tokyo');
  });
});

describe('the trial', () => {
  it('says whose zone it shows, and follows the zone that is picked', async () => {
    await openTab('Smart QR', smart({ timeZone: 'Asia/Tokyo' }, { defaultUrl: 'https://b.example/' }));
    screen.getByText('This is what a phone in Asia/Tokyo opens.');
    expect(answer()).toBe('Opens https://a.example/');
    fill({ 'Phone in the time zone': ZONE });
    screen.getByText(`This is what a phone in ${ZONE.replaceAll('_', ' ')} opens.`);
    expect(answer()).toBe('Opens https://b.example/');
    screen.getByText('00:00 to 23:59: no time of yours, the default opens');
  });

  it('says that a time does not come', async () => {
    await openTab('Smart QR', smart({ timeZone: 'Europe/Berlin' }));
    fill({ 'Phone in the time zone': 'Europe/Berlin', Day: '2027-03-28', 'What opens at…?': '02:30' });
    expect(answer()).toBe('The clocks go forward on that day: this time does not come.');
  });

  it('lists the next year in words, once it is asked for', async () => {
    await openTab('Smart QR', smart({ days: ['sat'] }, { defaultUrl: 'https://b.example/' }));
    expect(document.querySelector('.qu-period')).toBeNull();
    const year = screen.getByText('What opens in the next year').closest('details');
    if (year === null) throw new Error('the list is not folded');
    year.open = true;
    fireEvent(year, new Event('toggle'));
    await screen.findByText('00:00 to 23:59: a.example');
    screen.getByText('00:00 to 23:59: no time of yours, the default opens: b.example');
  });
});
