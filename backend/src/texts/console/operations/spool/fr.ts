import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('fr');

/** The French texts of scans that wait in a file while the log is away. */
export const spool: OperationsTexts['spool'] = {
  waiting: counted({
    one: (n) => `${n} scan attend dans un fichier le journal des événements`,
    many: (n) => `${n} de scans attendent dans un fichier le journal des événements`,
    other: (n) => `${n} scans attendent dans un fichier le journal des événements`,
  }),
  buyers: 'Rien : les codes mènent à destination. Le nombre de scans augmente plus tard.',
  remedy:
    'Rétablissez le journal des événements. Les scans y entrent alors d’eux-mêmes. Gardez le dossier scan-spool jusque-là.',
  away: 'Les modifications sont refusées, comme les scans de codes que personne n’a scannés récemment. Les autres scans mènent à destination. Les pages et les listes s’affichent encore.',
};
