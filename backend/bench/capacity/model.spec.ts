import { expect, it } from 'vitest';
import { MEASURED } from './figures.ts';
import { needsOf, STATIONS, saturation } from './model.ts';

const MANY = { codes: 1e9, scansPerSecond: 1e5 };

it('writes a document once for all scans that gather, so that few codes need few writes', () => {
  const few = needsOf({ codes: 100, scansPerSecond: 1e5 }, MEASURED).busy.store * MEASURED.stored;
  expect(few).toBeCloseTo(100 / MEASURED.gatherSeconds, 6);
  const many = needsOf(MANY, MEASURED).busy.store * MEASURED.stored;
  expect(many / 1e5).toBeCloseTo(1, 3);
});

it('needs the time of codes in memory where all are', () => {
  const { busy } = needsOf({ codes: MEASURED.codesInMemory, scansPerSecond: 1000 }, MEASURED);
  expect(busy.api).toBeCloseTo((1000 * MEASURED.hotScanMicros) / 1e6, 9);
});

it('is busy all the time where a station saturates', () => {
  for (const station of STATIONS) {
    const scansPerSecond = saturation(1e7, station, MEASURED) ?? 0;
    expect(needsOf({ codes: 1e7, scansPerSecond }, MEASURED).busy[station]).toBeCloseTo(1, 2);
  }
});

it('is never busy all the time where one code takes all scans', () => {
  expect(saturation(1, 'store', MEASURED)).toBeUndefined();
});

it('counts bytes and hours by codes and scans', () => {
  const { indexGigabytes, logTerabytesOfYear, rebuildHours } = needsOf(MANY, MEASURED);
  expect(indexGigabytes).toBeCloseTo(150, 6);
  expect(logTerabytesOfYear).toBeCloseTo(75.69, 2);
  expect(rebuildHours).toBeCloseTo(50.5, 1);
});
