import type { ScansData } from './events.ts';
import { unpackClient, type Visitor } from './visitor.ts';

/** Stands in a list for a scan that has none of its values. */
export const NONE = '';

/** Stands between two codes. No code has it. */
export const SEPARATOR = ',';

/** Returns the codes that were scanned: one that is scanned often may be there more than once. */
export const codesOfScans = ({ codes }: Pick<ScansData, 'codes'>): readonly string[] =>
  codes.split(SEPARATOR);

/** Gets one scan. `at` is in milliseconds since 1970; the batch is undefined where it is not known. */
export type OnScan = (
  code: string,
  at: number,
  visitor: Visitor | undefined,
  batch: string | undefined,
) => void;

/** Calls back for each scan, in the order of their arrival. Scans of an event with equal visitors get the same object. */
export function eachScan(data: ScansData, onScan: OnScan): void {
  const { scans, codeOf, after, batches, batchOf } = data;
  const codes = codesOfScans(data);
  const isInOrder = codeOf === undefined && codes.length === scans;
  const visitorAt = visitorsOf(data);
  let at = data.from;
  for (let place = 0; place < scans; place += 1) {
    at += after?.[place] ?? 0;
    const code = codes[isInOrder ? place : (codeOf?.[place] ?? 0)] ?? '';
    onScan(code, at, visitorAt(place), batches?.[batchOf?.[place] ?? 0] || undefined);
  }
}

/** Returns what tells the visitor of a scan: one object for all that have the same client and referrer. */
function visitorsOf({ clients, clientOf, referrers = [], referrerOf }: ScansData) {
  const read = clients.map((packed) => {
    const byReferrer: Visitor[] = [];
    return { client: unpackClient(packed), byReferrer };
  });
  return (place: number): Visitor | undefined => {
    const { client, byReferrer } = read[clientOf?.[place] ?? 0] ?? {};
    const number = referrerOf?.[place] ?? 0;
    const referrer = referrers[number];
    if (!client || !byReferrer || !referrer) return client;
    byReferrer[number] ??= { ...client, referrer };
    return byReferrer[number];
  };
}
