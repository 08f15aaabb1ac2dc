import { texts as bulk } from '../../../../../texts/console/bulk/ar.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { ScanTextsEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';

const counted = pluralIn('ar');
const scans = counted({
  zero: () => 'لم تُسجَّل عمليات مسح.',
  one: () => 'سُجّلت عملية مسح واحدة.',
  two: () => 'سُجّلت عمليتا مسح.',
  few: (n) => `سُجّلت ${n} عمليات مسح.`,
  many: (n) => `سُجّلت ${n} عملية مسح.`,
  other: (n) => `سُجّلت ${n} عملية مسح.`,
});

/** The events of scans and their archives in Arabic words. */
export const scansTexts: TextsOf<ScanTextsEvent> = {
  ScansRecorded: (data) => scans(data.scans),
  ScansSummed: ({ scans, codes }) =>
    `بقيت عمليات المسح (${scans}) كمجاميع يومية: ${bulk.codes(codes.length)}.`,
  ScansSuppressed: ({ codes }) =>
    `كانت عمليات المسح أكثر مما يجريه الناس، فعُدّت فقط: ${bulk.codes(codes.length)}.`,
  ArchivedScansSummed: ({ codeSums }) =>
    `جُمعت يوميًا عمليات مسح تُنقل إلى أرشيف: ${bulk.codes(codeSums.length)}.`,
  JournalArchived: ({ scans: moved }) => `نُقلت عمليات مسح (${moved}) من السجل إلى أرشيف.`,
  ScansReturned: ({ recorded: { scans: back } = { scans: 0 } }) =>
    `استُرجعت من أرشيف عمليات مسح (${back}) للاطلاع عليها.`,
  ArchiveReturned: ({ scans: returned }) => `استُرجع أرشيف كامل: عمليات مسح (${returned}).`,
  ArchivePutAway: () => 'أُزيل مجددًا ما استُرجع من أرشيف.',
};
