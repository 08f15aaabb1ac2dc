import { expect, it } from 'vitest';
import { scanOf, scansIn } from '../../testing/scans/scans.ts';
import { scansRecorded } from './events.ts';
import { BROWSERS, SYSTEMS } from './names.ts';
import { packScans, type Visit } from './pack.ts';
import { codesOfScans } from './read.ts';

const phone = { device: 'mobile', os: 'iOS', browser: 'Mobile Safari' } as const;
const desk = { device: 'desktop', os: 'Windows', browser: 'Unheard-of' } as const;
const visit = { code: 'A', at: 1_000, client: phone, referrer: undefined };

it('stores what scans share once, and each value beside its list', () => {
  const visits = [
    { ...visit, batch: 'one' },
    { code: 'B', at: 1_002, client: desk, referrer: 'example.com', batch: 'two' },
    { code: 'C', at: 1_001, client: phone, referrer: 'example.com' },
  ];
  const packed = packScans(visits);
  expect(packed).toEqual({
    scans: 3,
    codes: 'A,B,C',
    clients: [
      [0, 1, 1],
      [2, 3, 'Unheard-of'],
    ],
    clientOf: [0, 1, 0],
    referrers: ['', 'example.com'],
    referrerOf: [0, 1, 1],
    from: 1_000,
    after: [0, 2, -1],
    batches: ['one', 'two', ''],
    batchOf: [0, 1, 2],
  });
  expect(scansRecorded.data.strict().parse(packed)).toEqual(packed);
  expect(scansIn(packed)).toEqual(visits.map(scanOf));
});

it.each<{ what: string; visits: readonly Visit[]; packed: object }>([
  {
    what: 'one scan',
    visits: [visit],
    packed: { scans: 1, codes: 'A', clients: [[0, 1, 1]], from: 1_000 },
  },
  {
    what: 'scans of one code by equal clients at the same time',
    visits: [visit, visit, visit],
    packed: { scans: 3, codes: 'A', clients: [[0, 1, 1]], from: 1_000 },
  },
  {
    what: 'codes that repeat',
    visits: ['A', 'B', 'A', 'A'].map((code) => ({ ...visit, code })),
    packed: { scans: 4, codes: 'A,B', codeOf: [0, 1, 0, 0], clients: [[0, 1, 1]], from: 1_000 },
  },
  {
    what: 'codes of which few repeat',
    visits: ['A', 'B', 'A'].map((code) => ({ ...visit, code })),
    packed: { scans: 3, codes: 'A,B,A', clients: [[0, 1, 1]], from: 1_000 },
  },
  {
    what: 'scans of one batch and one site',
    visits: [visit, visit].map((each) => ({ ...each, batch: 'one', referrer: 't.co' })),
    packed: {
      scans: 2,
      codes: 'A',
      clients: [[0, 1, 1]],
      referrers: ['t.co'],
      from: 1_000,
      batches: ['one'],
    },
  },
  { what: 'nothing', visits: [], packed: { scans: 0, codes: '', clients: [], from: 0 } },
])('stores no column that says nothing of $what', ({ visits, packed }) => {
  expect(packScans(visits)).toEqual(packed);
  expect(scansIn(packScans(visits))).toEqual(visits.map(scanOf));
});

it('tells the codes of an event', () => {
  const visits = ['A', 'B', 'A', 'B'].map((code) => ({ ...visit, code }));
  expect(codesOfScans(packScans(visits))).toEqual(['A', 'B']);
});

it('keeps the numbers of names for ever', () => {
  expect(SYSTEMS.join()).toBe('other,iOS,Android,Windows,Mac OS,Linux,Ubuntu,Chromium OS,HarmonyOS,KAIOS');
  expect(BROWSERS.join()).toBe(
    'other,Mobile Safari,Safari,Chrome,Chrome WebView,Samsung Internet,Firefox,Edge,WebKit,Instagram,Facebook,' +
      'GSA,Opera,DuckDuckGo,WeChat,TikTok,MIUI Browser,Huawei Browser,Snapchat,LinkedIn,Line,Yandex,' +
      'Android Browser,UCBrowser,Vivo Browser,Brave,Vivaldi,Opera Mini,Opera Mobi,Chromium',
  );
});
