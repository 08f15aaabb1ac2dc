import { returnedStream } from '../../domain/scans/returned.ts';
import { archivesIn } from '../../processes/scan-archives/archives-of.ts';
import { type ArchiveContext, append } from './context.ts';
import { removeEvents } from './remove.ts';
import { returnedOf } from './returned.ts';

type Context = Pick<ArchiveContext, 'events' | 'log' | 'clock' | 'random'>;

/** Removes what has come back from archives. Returns how many events went. The archives are as they were. */
export async function putAway(context: Context): Promise<number> {
  let gone = 0;
  for (const number of (await archivesIn(context.log)).keys()) gone += await putAwayOne(context, number);
  return gone;
}

async function putAwayOne(context: Context, number: number): Promise<number> {
  const stream = returnedStream(number);
  const { last, events } = await returnedOf(context.log, number);
  if (last === 'none') return 0;
  const end =
    events === 0 ? last : await append(context, stream, last, { type: 'ArchivePutAway', data: { events } });
  let first = end;
  for await (const { revision } of context.log.read(stream)) {
    first = revision;
    break;
  }
  await removeEvents(context.events, stream, {
    from: first,
    before: end,
    signal: new AbortController().signal,
  });
  return events;
}
