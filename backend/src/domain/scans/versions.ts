import { z } from 'zod';
import type { DomainEvent } from '../event.ts';
import { type ScansData, scansRecorded } from './events.ts';
import { packScans, type Visit } from './pack.ts';
import { type Client, Visitor } from './visitor.ts';

/** `ScansRecorded` in version 1: for each scan its code, its time in milliseconds since 1970, and its place in the list of visitors. */
const FirstVersion = z.object({
  visitors: z.array(Visitor),
  scans: z.array(z.tuple([z.string(), z.int(), z.int()])),
  /** The batches of the scanned codes; absent in the oldest events, as `batchOf`. */
  batches: z.array(z.string()).optional(),
  /** For each scan its place in `batches`; -1 where the batch is not known. */
  batchOf: z.array(z.int()).optional(),
});

/** Stands for the client of a scan that names none of the event's. */
const UNKNOWN: Client = { device: 'other', os: 'other', browser: 'other' };

/** Returns the data of an event of version 1 in version 2. Throws where it is none. */
export function secondVersionOf(data: unknown): ScansData {
  const { visitors, scans, batches = [], batchOf = [] } = FirstVersion.parse(data);
  const visits = scans.map(([code, at, number], place): Visit => {
    const visitor = visitors[number];
    const batch = batches[batchOf[place] ?? -1];
    return { code, at, client: visitor ?? UNKNOWN, referrer: visitor?.referrer, batch };
  });
  return packScans(visits);
}

/** Returns how many scans an event has as it is stored, in any version; 0 for an event of another type. */
export function storedScans({ type, data }: DomainEvent): number {
  if (type !== scansRecorded.type) return 0;
  const { scans } = data;
  if (Array.isArray(scans)) return scans.length;
  return typeof scans === 'number' ? scans : 0;
}
