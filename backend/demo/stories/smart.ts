import type { Story } from './story.ts';

const window = (from: string, to: string, url: string, timeZone: string) => ({ from, to, url, timeZone });

/** A story of time windows in one zone. */
const story = (
  name: string,
  timeZone: string,
  windows: readonly (readonly [from: string, to: string, url: string])[],
  defaultUrl = '',
): Story => ({
  name,
  versions: [
    {
      type: 'smartQR',
      smartQR: { conditions: windows.map(([from, to, url]) => window(from, to, url, timeZone)), defaultUrl },
    },
  ],
});

export const SMART: readonly Story[] = [
  story(
    '☕ Café Lumière',
    'Europe/Paris',
    [
      ['07:00', '10:59', 'https://example.fr/petit-dejeuner'],
      ['11:00', '14:59', 'https://example.fr/dejeuner'],
      ['18:00', '22:30', 'https://example.fr/diner'],
    ],
    'https://example.fr/ferme',
  ),
  story(
    'Museum audio guide',
    'Europe/London',
    [['10:00', '17:59', 'https://example.com/museum/guide']],
    'https://example.com/museum',
  ),
  story('ラーメン屋', 'Asia/Tokyo', [
    ['11:30', '14:00', 'https://example.jp/lunch'],
    ['17:00', '23:00', 'https://example.jp/dinner'],
  ]),
  story(
    'Farmers’ market',
    'America/New_York',
    [['08:00', '12:59', 'https://example.com/market/today']],
    'https://example.com/market',
  ),
  {
    name: '🕰️ Support around the world',
    versions: [
      { type: 'link', link: 'https://example.com/support' },
      {
        type: 'smartQR',
        smartQR: {
          conditions: [
            window('09:00', '16:59', 'https://example.com/support/sydney', 'Australia/Sydney'),
            window('09:00', '16:59', 'https://example.com/support/berlin', 'Europe/Berlin'),
            window('09:00', '16:59', 'https://example.com/support/denver', 'America/Denver'),
          ],
          defaultUrl: 'https://example.com/support/mail',
        },
      },
    ],
  },
  story('Chai stall', 'Asia/Kolkata', [['06:00', '20:00', 'https://example.in/chai']]),
  story('Kayıkhane', 'Europe/Istanbul', [['00:00', '23:59', 'https://example.org/boats']]),
];
