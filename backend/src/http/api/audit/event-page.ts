import type { EventLog } from '../../../log/event-log.ts';
import type { OpenedEvent } from '../../../log/opened-event.ts';
import type { FeedEvent, Position } from '../../../ports/event-feed.ts';
import type { RecordedEvent } from '../../../ports/event-store.ts';

export interface FoundEvent {
  readonly event: OpenedEvent;
  /** Where the list goes on after the event. */
  readonly cursor: string;
  /** The older events that it stands for. */
  readonly folded: { readonly count: number; readonly types: readonly string[] } | null;
}

export interface FoundEvents {
  /** The newest first. */
  readonly found: readonly FoundEvent[];
  readonly next: string | null;
}

/** What a person asks for once, and a process does code after code in the person's name. */
const SERIES: ReadonlySet<string> = new Set([
  'BulkCodesHandled',
  'BulkCodesListed',
  'BulkCodesUndone',
  'CodeApprovalWithdrawn',
  'CodeApproved',
  'CodeDeleted',
  'CodeDisabled',
  'CodeEnabled',
  'CodeGenerated',
  'CodeImported',
  'CodeNoted',
  'CodeRestricted',
  'CodeTagged',
  'CodeUnrestricted',
  'CodeUntagged',
]);

/** Names the run that an event is part of; undefined for one that stands alone. */
function runOf({ type, actor }: Pick<RecordedEvent, 'type' | 'actor'>): string | undefined {
  if (actor.kind === 'system') return 'system';
  return SERIES.has(type) ? [type, actor.kind, actor.id, actor.apiKey].join(' ') : undefined;
}

export const isOfSystem = ({ actor }: Pick<RecordedEvent, 'actor'>): boolean => actor.kind === 'system';

interface Row {
  readonly event: FeedEvent;
  readonly folded: { count: number; readonly types: Set<string> };
}

/** The events of one answer, the newest first. With `folds`, those of a run that follow each other are one row. */
export class EventPage {
  readonly #rows: Row[] = [];
  readonly #limit: number;
  readonly #folds: boolean;
  #end: Position | null = null;

  constructor(limit: number, folds: boolean) {
    this.#limit = limit;
    this.#folds = folds;
  }

  /** The place of the event that was added last; null before the first. */
  get end(): Position | null {
    return this.#end;
  }

  /** Whether no further event can be added, whichever it is. */
  get isFull(): boolean {
    const last = this.#rows.at(-1);
    return this.#rows.length === this.#limit && !(last && this.#folds && runOf(last.event) !== undefined);
  }

  /** Returns false where the event has no place any more. */
  add(event: FeedEvent): boolean {
    const last = this.#rows.at(-1);
    const run = this.#folds ? runOf(event) : undefined;
    if (last && run !== undefined && run === runOf(last.event)) {
      last.folded.count += 1;
      last.folded.types.add(event.type);
    } else {
      if (this.#rows.length === this.#limit) return false;
      this.#rows.push({ event, folded: { count: 0, types: new Set() } });
    }
    this.#end = event.position;
    return true;
  }

  async open(log: Pick<EventLog, 'open'>, next: string | null): Promise<FoundEvents> {
    const opened = await log.open(this.#rows.map(({ event }) => event));
    const found = opened.flatMap((event, place) => {
      const row = this.#rows[place];
      if (!row) return [];
      const { count, types } = row.folded;
      const folded = count === 0 ? null : { count, types: [...types].toSorted() };
      return [{ event, cursor: row.event.position, folded }];
    });
    return { found, next };
  }
}
