import { z } from 'zod';
import { chainedLine, chainHash, readChainedLine } from '../../log/hash-chain.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { StoredEvent } from '../backup/log-lines.ts';
import { BackupRefused } from '../backup/manifest.ts';
import { Block, eventsIn, inBlocks } from './blocks.ts';

/** The version of what an archive looks like. A program reads this one and earlier ones. In version 1 each event has a line of its own. */
const FORMAT = 2;

/** The first line of an archive. Its hash follows the head of the archive before: so archives of a journal are one chain. */
export const ArchiveHeader = z.strictObject({
  archive: z.literal([1, FORMAT]),
  /** The stream of the events. */
  journal: z.string(),
  /** The revisions of the first and the last event. */
  from: z.int(),
  upTo: z.int(),
  events: z.int(),
  scans: z.int(),
  /** When the first and the last event were recorded: ISO 8601, UTC. */
  since: z.string(),
  until: z.string(),
  /** The id of the last event. */
  last: z.string(),
  /** The head of the archive before; 64 zeros for none. */
  before: z.string(),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

const Seal = z.strictObject({ sealed: z.strictObject({ events: z.int(), head: z.string() }) });

export const newHeader = (fields: Omit<ArchiveHeader, 'archive'>): ArchiveHeader => ({
  archive: FORMAT,
  ...fields,
});

/**
 * Yields the lines of an archive: the header, blocks of events, and a seal. Each has a hash of its content and the line before. `onHead`
 * gets the hash of the last block. Throws where the events are not those of the header.
 */
export async function* archiveLines(
  header: ArchiveHeader,
  events: AsyncIterable<RecordedEvent>,
  onHead: (head: string) => void,
): AsyncGenerator<string> {
  let head = header.before;
  const line = (value: unknown) => {
    const content = JSON.stringify(value);
    head = chainHash(head, content);
    return chainedLine(content, head);
  };
  yield line(header);
  for await (const block of inBlocks(following(header, events))) yield line(block);
  onHead(head);
  yield line({ sealed: { events: header.events, head } });
}

/** Yields the events of a range. Throws where one is missing, because a block has no revisions. */
async function* following(
  { journal, from }: ArchiveHeader,
  events: AsyncIterable<RecordedEvent>,
): AsyncGenerator<RecordedEvent> {
  let revision = from;
  for await (const event of events) {
    if (event.stream !== journal || event.revision !== revision)
      throw new Error(`${event.stream}@${event.revision} does not follow ${journal}@${revision - 1}`);
    revision += 1;
    yield event;
  }
}

/** What an archive says of itself, after all its lines were checked. */
export interface ReadArchive {
  readonly header: ArchiveHeader;
  readonly head: string;
}

/** Reads an archive to its end, and gives its events one by one. Throws `BackupRefused` at the first line that is not as it was written. */
export async function readLines(
  lines: AsyncIterable<string>,
  onEvent: (event: RecordedEvent, header: ArchiveHeader) => void | Promise<void>,
): Promise<ReadArchive> {
  let number = 0;
  let events = 0;
  let header: ArchiveHeader | undefined;
  let head = '';
  let isSealed = false;
  for await (const text of lines) {
    number += 1;
    const bad = (problem: string) => new BackupRefused(`line ${number} ${problem}`);
    const read = readChainedLine(text);
    const content = read && parsed(read.content);
    if (!read || isSealed) throw bad('does not belong to an archive');
    header ??= ArchiveHeader.safeParse(content).data;
    if (!header) throw bad('is no header that this program reads');
    if (chainHash(number === 1 ? header.before : head, read.content) !== read.hash)
      throw bad('is not as it was written');
    if (number > 1) {
      const seal = Seal.safeParse(content).data?.sealed;
      if (seal && (seal.events !== events || seal.events !== header.events || seal.head !== head))
        throw bad('does not seal the lines before');
      isSealed = seal !== undefined;
      if (isSealed) continue;
      const next = eventsOfLine(content, header, header.from + events);
      if (!next) throw bad('has not the next events of the journal');
      events += next.length;
      for (const event of next) await onEvent(event, header);
    }
    head = read.hash;
  }
  if (!header || !isSealed) throw new BackupRefused('it ends before its seal');
  return { header, head };
}

/** Returns the events of a line; undefined where they are not those from a revision on. */
function eventsOfLine(
  content: unknown,
  { archive, journal }: ArchiveHeader,
  revision: number,
): readonly RecordedEvent[] | undefined {
  if (archive === FORMAT) {
    const block = Block.safeParse(content).data;
    return block && eventsIn(block, journal, revision);
  }
  const event = StoredEvent.safeParse(content).data;
  return event?.stream === journal && event.revision === revision ? [event] : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
