import { Column, SharedColumn } from './columns.ts';
import type { ScansData } from './events.ts';
import { NONE, SEPARATOR } from './read.ts';
import { type Client, packClient } from './visitor.ts';

/** A scan as it arrives. */
export interface Visit {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Equal clients must be the same object: clients are compared by identity. */
  readonly client: Client;
  readonly referrer: string | undefined;
  /** The batch of the code; absent where it is not known. */
  readonly batch?: string | undefined;
}

/** Returns the data of one event. What scans share is stored once. */
export function packScans(visits: readonly Visit[]): ScansData {
  const clients = new SharedColumn<Client>();
  const referrers = new SharedColumn<string>();
  const batches = new SharedColumn<string>();
  const after = new Column();
  const from = visits[0]?.at ?? 0;
  let before = from;
  for (const { at, client, referrer = NONE, batch = NONE } of visits) {
    clients.add(client);
    referrers.add(referrer);
    batches.add(batch);
    after.add(at - before);
    before = at;
  }
  const data: ScansData = {
    scans: visits.length,
    codes: '',
    clients: clients.list.map(packClient),
    from,
  };
  packCodes(data, visits);
  if (clients.places) data.clientOf = clients.places;
  if (saysMore(referrers)) data.referrers = referrers.list;
  if (referrers.places) data.referrerOf = referrers.places;
  if (after.values) data.after = after.values;
  if (saysMore(batches)) data.batches = batches.list;
  if (batches.places) data.batchOf = batches.places;
  return data;
}

const saysMore = ({ list }: SharedColumn<string>): boolean => list.length > 1 || (list[0] ?? NONE) !== NONE;

/** Stores codes that are scanned often once. Where most differ, places in a list would take more room than they save. */
function packCodes(data: ScansData, visits: readonly Visit[]): void {
  const codes = new SharedColumn<string>();
  const most = Math.max(visits.length / 2, 1);
  for (const { code } of visits) {
    codes.add(code);
    if (codes.list.length <= most) continue;
    data.codes = visits.map((visit) => visit.code).join(SEPARATOR);
    return;
  }
  data.codes = codes.list.join(SEPARATOR);
  if (codes.places) data.codeOf = codes.places;
}
