import type { ScansData, Visitor } from '../../domain/scans/events.ts';
import type { Visit } from '../../domain/scans/pack.ts';
import { eachScan } from '../../domain/scans/read.ts';

/** A scan as an event has it. */
export interface ReadScan {
  readonly code: string;
  readonly at: number;
  readonly visitor: Visitor | undefined;
  readonly batch: string | undefined;
}

/** Returns the scans of an event, in their order. */
export function scansIn(data: ScansData): readonly ReadScan[] {
  const scans: ReadScan[] = [];
  eachScan(data, (code, at, visitor, batch) => scans.push({ code, at, visitor, batch }));
  return scans;
}

/** Returns the scan that an event has of a visit. */
export const scanOf = ({ code, at, client, referrer, batch }: Visit): ReadScan => ({
  code,
  at,
  visitor: { ...client, ...(referrer === undefined ? {} : { referrer }) },
  batch,
});

/** Returns the data of an event in version 1, as programs before version 2 stored it. */
export const packFirstVersion = (visits: readonly Visit[]) => ({
  visitors: visits.map(({ client, referrer }) => ({
    ...client,
    ...(referrer === undefined ? {} : { referrer }),
  })),
  scans: visits.map(({ code, at }, place) => [code, at, place]),
  ...(visits.some(({ batch }) => batch !== undefined)
    ? {
        batches: visits.map(({ batch = '' }) => batch),
        batchOf: visits.map(({ batch }, place) => (batch === undefined ? -1 : place)),
      }
    : {}),
});
