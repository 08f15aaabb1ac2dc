import type { ScanTextsEvent } from '../events.ts';
import { plural } from '../plural.ts';
import type { TextsOf } from '../texts-of.ts';

/** The events of scans and their archives in English words. */
export const scansTexts: TextsOf<ScanTextsEvent> = {
  ScansRecorded: ({ scans }) => `${plural(scans, 'scan')} ${scans === 1 ? 'was' : 'were'} recorded.`,
  ScansSummed: ({ scans, codes }) =>
    `${plural(scans, 'scan')} of ${plural(codes.length, 'code')} ${scans === 1 ? 'is' : 'are'} kept as sums by day.`,
  ScansSuppressed: ({ codes }) =>
    `Scans of ${plural(codes.length, 'code')} were more than people make, and only counted.`,
  ArchivedScansSummed: ({ codeSums }) =>
    `The scans of ${plural(codeSums.length, 'code')} were summed by day, because they go into an archive.`,
  JournalArchived: ({ scans }) =>
    `${plural(scans, 'scan')} ${scans === 1 ? 'lies' : 'lie'} in an archive now, and no longer in the log.`,
  ScansReturned: ({ recorded: { scans: back } = { scans: 0 } }) =>
    `${plural(back, 'scan')} came back from an archive to be looked at.`,
  ArchiveReturned: ({ scans }) => `A whole archive came back: ${plural(scans, 'scan')}.`,
  ArchivePutAway: () => 'What had come back from an archive was removed again.',
};
