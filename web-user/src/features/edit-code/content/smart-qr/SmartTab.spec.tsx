import { ROUTES, type StoredInfo } from '@qlaim/backend/contract';
import { stallRoute } from '@qlaim/web-kit/testing/api';
import { fill, press } from '@qlaim/web-kit/testing/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTab, pressSave } from '../../../../testing/editor.ts';
import { ownZone } from './condition-values.ts';

const ZONE = ownZone();
const condition = (from: string, to: string, url: string) => ({
  parameter: 'time' as const,
  from,
  to,
  url,
  timeZone: ZONE,
});
const smart = (defaultUrl: string, ...conditions: ReturnType<typeof condition>[]) =>
  ({ infoType: 'smartQR', smartQR: { conditions, defaultUrl } }) satisfies StoredInfo;

const notes = () => [...document.querySelectorAll('.qu-day-notes li')].map(({ textContent }) => textContent);
const answer = () => document.querySelector('.qu-opens-answer')?.textContent;

describe('the tab Smart QR', () => {
  it('begins with a whole day in the zone of the person', async () => {
    await openTab('Smart QR');
    expect(
      ['From Time', 'To Time', 'Timezone'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      ),
    ).toEqual(['00:00', '23:59', ZONE]);
    expect(screen.queryByText('Remove')).toBeNull();
    expect(notes()).toEqual([]);
    expect(document.querySelector('datalist option')?.getAttribute('value')).toBe(ZONE);
  });

  it('adds and removes times, and saves them', async () => {
    const saved = stallRoute(ROUTES.updateCode);
    await openTab('Smart QR', smart('https://b.example', condition('08:00', '12:00', 'https://a.example')));
    press('Add a time');
    await waitFor(() => expect(screen.getAllByText(/^Time \d$/)).toHaveLength(2));
    const [, to] = screen.getAllByLabelText('To Time');
    expect(to).toBeDefined();
    fireEvent.click(screen.getAllByText('Remove')[1] ?? document.body);
    await waitFor(() => expect(screen.getAllByText(/^Time \d$/)).toHaveLength(1));
    fill({ 'Default URL': 'https://c.example' });
    pressSave();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toMatchObject({
      type: 'smartQR',
      smartQR: {
        conditions: [{ from: '08:00', to: '12:00', url: 'https://a.example', timeZone: ZONE }],
        defaultUrl: 'https://c.example',
      },
    });
  });

  it('says where times overlap, and where none applies', async () => {
    await openTab(
      'Smart QR',
      smart(
        '',
        condition('00:00', '12:00', 'https://a.example'),
        condition('11:00', '20:00', 'https://b.example'),
      ),
    );
    await screen.findByText(`The day in ${ZONE.replaceAll('_', ' ')}`);
    expect(notes()).toEqual([
      '11:00 to 12:00: times overlap, the later start wins',
      '20:01 to 23:59: no time of yours, the default opens',
    ]);
    const stretches = [...document.querySelectorAll<HTMLElement>('.qu-day-bar span')];
    expect(
      stretches.map((stretch) => [stretch.className, Number(stretch.style.flexGrow).toFixed(3)]),
    ).toEqual([
      ['qu-day-open', '0.458'],
      ['qu-day-overlap', '0.042'],
      ['qu-day-open', '0.333'],
      ['qu-day-gap', '0.166'],
    ]);
  });

  it('says what opens at a time', async () => {
    await openTab('Smart QR', smart('', condition('08:00', '12:00', 'https://a.example')));
    fill({ 'What opens at…?': '09:00' });
    expect(answer()).toBe('Opens https://a.example');
    fill({ 'What opens at…?': '13:00' });
    expect(answer()).toBe('Opens the shop: no time of yours applies, and there is no default.');
    fill({ 'What opens at…?': '' });
    expect(answer()).toMatch(/^Opens the shop/);
    fill({ 'What opens at…?': '09:00', Link: 'nonsense' });
    expect(answer()).toBe('Opens the link of this time, once it is complete.');
  });
});
