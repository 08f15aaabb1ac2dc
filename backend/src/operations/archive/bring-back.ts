import type { DomainEvent } from '../../domain/event.ts';
import type { JournalArchive } from '../../domain/scans/archives.ts';
import { SCANS } from '../../domain/scans/events.ts';
import { returnedStream } from '../../domain/scans/returned.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { archivesIn } from '../../processes/scan-archives/archives-of.ts';
import { BackupRefused } from '../backup/manifest.ts';
import { type ArchiveContext, append } from './context.ts';
import { returnedOf } from './returned.ts';
import { ReturnedWriter } from './returned-writer.ts';
import { archiveOf, readArchive } from './stored-archive.ts';

type Context = Pick<ArchiveContext, 'log' | 'clock' | 'random' | 'at' | 'say'>;

/** From one time to before another: ISO 8601, UTC. */
export interface Period {
  readonly since: string;
  readonly before: string;
}

/**
 * Brings the archives of a time back into streams that nothing counts, so that their scans can be looked at. One that was stopped is
 * gone on with. Returns how many scans came back. Throws `BackupRefused` where an archive is not as it was written; nothing of it comes
 * back then.
 */
export async function bringBack(context: Context, { since, before }: Period): Promise<number> {
  let scans = 0;
  for (const [number, archive] of (await archivesIn(context.log)).entries()) {
    if (archive.until < since || archive.since >= before) continue;
    scans += (await bringBackOne(context, number, archive)) ? archive.scans : 0;
  }
  return scans;
}

/** Returns false where it is back already. */
async function bringBackOne(context: Context, number: number, archive: JournalArchive): Promise<boolean> {
  const { file, events, scans } = archive;
  const stream = returnedStream(number);
  const there = await returnedOf(context.log, number);
  if (there.isWhole && there.events > 0) {
    context.say(`${file} is back already, in ${stream}`);
    return false;
  }
  const { at, piece } = archiveOf(context.at, archive);
  await readArchive(at, piece, () => undefined);
  context.say(`${file} is as it was written`);
  const writer = new ReturnedWriter(context, stream, there.last);
  let place = 0;
  await readArchive(at, piece, async (event) => {
    place += 1;
    if (place > there.events) await writer.add(await returned(context, event));
  });
  await writer.flush();
  await append(context, stream, writer.last, { type: 'ArchiveReturned', data: { events, scans } });
  context.say(`  ${scans} scans are back in ${stream}`);
  return true;
}

async function returned({ log }: Context, recorded: RecordedEvent): Promise<DomainEvent> {
  const [event] = await log.open([recorded]);
  if (!event || !SCANS.recognises(event)) throw new BackupRefused(`${recorded.id} is no scan`);
  const { revision, id, at } = recorded;
  const data = event.type === 'ScansRecorded' ? { recorded: event.data } : { suppressed: event.data.codes };
  return { type: 'ScansReturned', data: { revision, id, at, ...data } };
}
