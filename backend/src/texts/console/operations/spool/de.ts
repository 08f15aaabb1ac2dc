import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('de');

/** The German texts of scans that wait in a file while the log is away. */
export const spool: OperationsTexts['spool'] = {
  waiting: counted({
    one: (n) => `${n} Scan wartet in einer Datei auf das Ereignisprotokoll`,
    other: (n) => `${n} Scans warten in einer Datei auf das Ereignisprotokoll`,
  }),
  buyers: 'Nichts: Codes führen weiter. Die Zahlen der Scans steigen später.',
  remedy:
    'Bringen Sie das Ereignisprotokoll zurück. Die Scans gelangen dann von selbst hinein. Behalten Sie bis dahin den Ordner scan-spool.',
  away: 'Änderungen werden abgewiesen, ebenso Scans von Codes, die lange niemand gescannt hat. Andere Scans führen weiter. Seiten und Listen werden noch angezeigt.',
};
