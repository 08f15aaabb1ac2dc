import { texts as bulk } from '../../../../../texts/console/bulk/de.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { ScanTextsEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';

const counted = pluralIn('de');
const scansWere = counted({ one: (n) => `${n} Scan wurde`, other: (n) => `${n} Scans wurden` });

/** The events of scans and their archives in German words. */
export const scansTexts: TextsOf<ScanTextsEvent> = {
  ScansRecorded: ({ scans }) => `${scansWere(scans)} aufgezeichnet.`,
  ScansSummed: ({ scans, codes }) =>
    `Als Summen je Tag bleiben Scans (${scans}) für ${bulk.codes(codes.length)}.`,
  ScansSuppressed: ({ codes }) =>
    `Mehr Scans, als Menschen machen, wurden nur gezählt: ${bulk.codes(codes.length)}.`,
  ArchivedScansSummed: ({ codeSums }) =>
    `Scans, die in ein Archiv gehen, wurden je Tag summiert: ${bulk.codes(codeSums.length)}.`,
  JournalArchived: ({ scans }) => `${scansWere(scans)} aus dem Log in ein Archiv verlegt.`,
  ScansReturned: ({ recorded: { scans: back } = { scans: 0 } }) =>
    `${scansWere(back)} zur Ansicht aus einem Archiv geholt.`,
  ArchiveReturned: ({ scans }) => `Ein ganzes Archiv wurde zur Ansicht geholt: Scans (${scans}).`,
  ArchivePutAway: () => 'Was aus einem Archiv geholt worden war, wurde wieder entfernt.',
};
