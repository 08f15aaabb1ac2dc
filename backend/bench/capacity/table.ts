import { MEASURED } from './figures.ts';
import { needsOf, STATIONS, type Station, saturation } from './model.ts';

/**
 * `npm run bench:capacity`: says by computation how many processes and engines an installation needs, and which of them is the
 * first to be busy all the time. It feeds a model with what was measured (figures.ts), and measures nothing.
 */
/** One code alone is what a campaign on television makes of any number. */
const CODES = [1, 1e6, 1e7, 1e8, 1e9];
const SCANS = [1e3, 1e4, 1e5];
const NAMES: Readonly<Record<Station, string>> = {
  api: 'api',
  projector: 'projector',
  leader: "EventStoreDB's leader",
  relay: 'relay',
  store: 'document store',
};

const print = (text: string) => process.stdout.write(`${text}\n`);
const row = (...cells: readonly string[]) => print(`| ${cells.join(' | ')} |`);
const count = (value: number) => Math.round(value).toLocaleString('en');
const busy = (value: number) => (value < 0.01 ? '< 0.01' : value.toFixed(2));

row('codes', 'scans/s', ...STATIONS.map((station) => `${NAMES[station]}, busy`), 'log a year');
row('--:', '--:', ...STATIONS.map(() => '--:'), '--:');
for (const codes of CODES)
  for (const scansPerSecond of SCANS) {
    const needs = needsOf({ codes, scansPerSecond }, MEASURED);
    const parts = STATIONS.map((station) => busy(needs.busy[station]));
    row(count(codes), count(scansPerSecond), ...parts, `${needs.logTerabytesOfYear.toFixed(1)} TB`);
  }
print('');
row('codes', ...STATIONS.map((station) => `one ${NAMES[station]}`), 'index of lists', 'rebuild');
row('--:', ...STATIONS.map(() => '--:'), '--:', '--:');
for (const codes of CODES) {
  const { indexGigabytes, rebuildHours } = needsOf({ codes, scansPerSecond: 0 }, MEASURED);
  const rates = STATIONS.map((station) => {
    const most = saturation(codes, station, MEASURED);
    return most === undefined ? '–' : `${count(most)}/s`;
  });
  row(count(codes), ...rates, `${indexGigabytes.toFixed(1)} GB`, `${rebuildHours.toFixed(1)} h`);
}
