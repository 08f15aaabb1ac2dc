import { EventEmitter } from 'node:events';

export interface ProposedRecord {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredRecord extends ProposedRecord {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** The server's internal revision of a stream that does not exist. */
export const NONE = -1;

export type AppendOutcome =
  | { readonly ok: true; readonly last: number; readonly position: number }
  | { readonly ok: false; readonly current: number };

/** The records of the server. Emits `appended` with each new record. */
export class StandInLog extends EventEmitter<{ appended: [StoredRecord] }> {
  /** Servers before 23.10 do not say that a subscription has caught up. */
  saysCaughtUp = true;
  /** A subscription pauses before the record of this index, as a stopped server does. */
  silence: { readonly before: number; readonly milliseconds: number } | undefined;
  readonly all: StoredRecord[] = [];
  readonly #streams = new Map<string, StoredRecord[]>();
  readonly tombstones = new Set<string>();
  /** The duration of a write in milliseconds. A repeat that arrives meanwhile is dropped. */
  durableAfterMs = 1;
  /** While true, appends are lost and get no response. */
  deaf = false;
  /** While true, reads of `$all` are denied, as to a user without rights. */
  deniesAll = false;
  /** While true, a replica gets no records, as a follower that lags behind. */
  lags = false;
  #end = 100;

  constructor() {
    super();
    this.setMaxListeners(0);
    this.systemEvent();
  }

  /** Returns the log of a follower, which gets each record unless it lags. */
  replica(): StandInLog {
    const replica = new StandInLog();
    replica.all.splice(0);
    replica.#streams.clear();
    const catchUp = () => {
      if (!replica.lags) for (const record of this.all.slice(replica.all.length)) replica.#keep(record);
    };
    catchUp();
    this.on('appended', catchUp);
    return replica;
  }

  /** Writes a system event, as a real server does all the time. */
  systemEvent(): void {
    const empty = Buffer.from('{}');
    this.#write('$stats-stand-in', {
      id: crypto.randomUUID(),
      type: '$statsCollected',
      data: empty,
      metadata: empty,
    });
  }

  /** Returns the first revision that reads of a stream show: its metadata may have truncated it. */
  beginningOf(name: string): number {
    const last = this.stream(`$$${name}`).at(-1);
    return last === undefined ? 0 : Number(JSON.parse(Buffer.from(last.data).toString())['$tb'] ?? 0);
  }

  stream(name: string): readonly StoredRecord[] {
    return this.#streams.get(name) ?? [];
  }

  /** Returns the index in `all` of the first record at a position or behind it. */
  indexFrom(position: number): number {
    const index = this.all.findIndex((record) => record.position >= position);
    return index < 0 ? this.all.length : index;
  }

  /** Returns true for the positions of its records, and for those past the end. */
  knows(position: number): boolean {
    return position >= this.#end || this.all.some((record) => record.position === position);
  }

  append(stream: string, expected: number, proposed: readonly ProposedRecord[]): AppendOutcome {
    const stored = this.stream(stream);
    const current = stored.length - 1;
    if (current !== expected) return this.#checkRepeat(stored, expected, proposed);
    for (const one of proposed) this.#write(stream, one);
    return { ok: true, last: current + proposed.length, position: this.all.at(-1)?.position ?? 0 };
  }

  #checkRepeat(
    stored: readonly StoredRecord[],
    expected: number,
    proposed: readonly ProposedRecord[],
  ): AppendOutcome {
    const existing = stored.slice(expected + 1, expected + 1 + proposed.length);
    const last = existing.at(-1);
    const same =
      existing.length === proposed.length && existing.every((record, n) => record.id === proposed[n]?.id);
    if (same && last) return { ok: true, last: last.revision, position: last.position };
    return { ok: false, current: stored.length - 1 };
  }

  #write(stream: string, proposed: ProposedRecord): void {
    this.#keep({ ...proposed, stream, revision: this.stream(stream).length, position: this.#end });
  }

  #keep(record: StoredRecord): void {
    const stored = this.#streams.get(record.stream) ?? [];
    this.#streams.set(record.stream, stored);
    this.#end = record.position + 100 + record.data.length + record.metadata.length;
    stored.push(record);
    this.all.push(record);
    this.emit('appended', record);
  }
}
