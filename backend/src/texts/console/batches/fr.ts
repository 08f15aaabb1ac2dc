import { pluralIn } from '../../plural.ts';
import type { BatchTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: BatchTexts = {
  title: 'Lots',
  intro: 'Des codes qui ont été générés ensemble.',
  pages: 'Pages des lots',
  none: 'Pas encore de lots',
  noneAdvice: 'Générez des liens pour créer le premier.',
  unnamed: (day) => `Lot du ${day}`,
  columns: {
    name: 'Nom',
    createdAt: 'Créé',
    size: 'Codes',
    claimed: 'Revendiqués',
    approved: 'Approuvés',
    print: 'Imprimer',
  },
  printOf: (batch) => `Imprimer les codes de ${batch}`,
  states: (claimed, approved) => `Revendiqués : ${claimed}, approuvés : ${approved}`,
  deleted: counted({
    one: (n) => `${n} code supprimé`,
    many: (n) => `${n} de codes supprimés`,
    other: (n) => `${n} codes supprimés`,
  }),
  edit: { title: 'Nom et note du lot', save: 'Enregistrer', name: 'Nom', note: 'Note' },
  actions: {
    approve: 'Tout approuver',
    edit: 'Modifier le nom et la note',
    print: 'Imprimer',
    codes: 'Codes',
    csv: 'CSV',
    manifest: 'Liste en CSV',
  },
  page: {
    untitled: 'Lot',
    label: 'Le lot',
    note: 'Note :',
    generated: (day) => `Généré le ${day}`,
    generatedBy: (day, person) => `Généré le ${day} par ${person}`,
    unknown: 'Ce lot n’existe pas',
    mistyped: 'L’adresse est peut-être mal saisie.',
    all: 'Tous les lots',
  },
  figures: {
    label: 'Chiffres du lot',
    codes: counted({ one: () => 'code', many: () => 'de codes', other: () => 'codes' }),
    scans: counted({ one: () => 'scan', many: () => 'de scans', other: () => 'scans' }),
    claimed: (number) => `${number} revendiqués`,
    approved: (number) => `${number} approuvés`,
    share: (percent) => `(${percent}\u202f%)`,
    underOne: '(moins de 1\u202f%)',
  },
  codes: {
    label: 'Codes du lot',
    title: 'Codes',
    deleted: 'Tous les codes de ce lot ont été supprimés.',
    all: (total) => `Les ${total} codes dans le tableau`,
    claimed: 'Revendiqué',
    approved: 'Approuvé',
    notApproved: 'Non approuvé',
  },
};
