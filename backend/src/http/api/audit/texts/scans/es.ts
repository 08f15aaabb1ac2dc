import { texts as bulk } from '../../../../../texts/console/bulk/es.ts';
import { pluralIn } from '../../../../../texts/plural.ts';
import type { ScanTextsEvent } from '../events.ts';
import type { TextsOf } from '../texts-of.ts';

const counted = pluralIn('es');
const scans = counted({
  one: (n) => `Se registró ${n} escaneo.`,
  many: (n) => `Se registraron ${n} de escaneos.`,
  other: (n) => `Se registraron ${n} escaneos.`,
});

/** The events of scans and their archives in Spanish words. */
export const scansTexts: TextsOf<ScanTextsEvent> = {
  ScansRecorded: (data) => scans(data.scans),
  ScansSummed: ({ scans, codes }) =>
    `Quedan escaneos (${scans}) como sumas por día: ${bulk.codes(codes.length)}.`,
  ScansSuppressed: ({ codes }) =>
    `Hubo más escaneos de los que hacen las personas, y solo se contaron: ${bulk.codes(codes.length)}.`,
  ArchivedScansSummed: ({ codeSums }) =>
    `Se sumaron por día escaneos que pasan a un archivo: ${bulk.codes(codeSums.length)}.`,
  JournalArchived: ({ scans: moved }) => `Se trasladaron escaneos (${moved}) del registro a un archivo.`,
  ScansReturned: ({ recorded: { scans: back } = { scans: 0 } }) =>
    `Se recuperaron de un archivo escaneos (${back}) para consultarlos.`,
  ArchiveReturned: ({ scans: returned }) => `Se recuperó un archivo entero: escaneos (${returned}).`,
  ArchivePutAway: () => 'Se retiró de nuevo lo que se había recuperado de un archivo.',
};
