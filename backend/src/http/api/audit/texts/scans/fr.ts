import { texts as bulk } from '../../../../../texts/console/bulk/fr.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { ScanTextsEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';

const counted = pluralIn('fr');
const scans = counted({
  one: (n) => `${n} scan a été enregistré.`,
  many: (n) => `${n} de scans ont été enregistrés.`,
  other: (n) => `${n} scans ont été enregistrés.`,
});

/** The events of scans and their archives in French words. */
export const scansTexts: TextsOf<ScanTextsEvent> = {
  ScansRecorded: (data) => scans(data.scans),
  ScansSummed: ({ scans, codes }) =>
    `Des scans (${scans}) restent sous forme de sommes par jour : ${bulk.codes(codes.length)}.`,
  ScansSuppressed: ({ codes }) =>
    `Des scans, plus nombreux que n’en font des personnes, ont seulement été comptés : ${bulk.codes(codes.length)}.`,
  ArchivedScansSummed: ({ codeSums }) =>
    `Des scans destinés à une archive ont été additionnés par jour : ${bulk.codes(codeSums.length)}.`,
  JournalArchived: ({ scans: moved }) => `Des scans (${moved}) sont passés du journal dans une archive.`,
  ScansReturned: ({ recorded: { scans: back } = { scans: 0 } }) =>
    `Des scans (${back}) sont revenus d’une archive pour être consultés.`,
  ArchiveReturned: ({ scans: returned }) => `Une archive entière est revenue : scans (${returned}).`,
  ArchivePutAway: () => 'Ce qui était revenu d’une archive a été de nouveau retiré.',
};
