/** What one process, or one engine, does. Each was measured on two processors (docs/operations/scaling.md). */
export interface Figures {
  /** Microseconds of an api's processor for a scan of a code that is in memory, and of one that is not. */
  readonly hotScanMicros: number;
  readonly coldScanMicros: number;
  /** Codes that an api keeps in memory. */
  readonly codesInMemory: number;
  /** The most scans in an event. */
  readonly scansOfEvent: number;
  /** Appends a second that the leader of EventStoreDB acknowledges. */
  readonly appends: number;
  /** Events a second that one relay copies into Kafka. */
  readonly relayed: number;
  /** Documents a second that one projector folds and writes. */
  readonly projected: number;
  /** Microseconds of a projector's processor for a scan. */
  readonly foldMicros: number;
  /** Documents a second that the document store takes from all projectors together. */
  readonly stored: number;
  /** The longest time in which scans of a code gather into one write, in seconds. */
  readonly gatherSeconds: number;
  /** Bytes of a scan in the log, in events of 512 scans of 20 batches. Smaller events take up to five times as many. */
  readonly scanBytes: number;
  /** Bytes of a code in the index of lists, in each api that admins use. */
  readonly indexBytes: number;
}

export const MEASURED: Figures = {
  hotScanMicros: 27,
  coldScanMicros: 82,
  codesInMemory: 100_000,
  scansOfEvent: 512,
  appends: 5_740,
  relayed: 18_000,
  projected: 1_800,
  foldMicros: 10,
  stored: 5_500,
  gatherSeconds: 5,
  scanBytes: 24,
  indexBytes: 150,
};
