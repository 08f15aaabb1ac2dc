import { type Recorded, ScanJournal } from '../http/resolver/journal.ts';

/** A journal that tells of each scan it could not keep. */
export class CountedJournal extends ScanJournal {
  readonly #onNotKept: () => void;

  constructor(ports: ConstructorParameters<typeof ScanJournal>[0], slot: number, onNotKept: () => void) {
    super(ports, slot);
    this.#onNotKept = onNotKept;
  }

  override record(scan: Parameters<ScanJournal['record']>[0], done: Recorded): void {
    super.record(scan, (durable) => {
      if (!durable) this.#onNotKept();
      done(durable);
    });
  }
}
