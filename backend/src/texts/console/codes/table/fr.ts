import { fr as content } from '../../../content/fr.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeTableTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: CodeTableTexts = {
  content,
  section: 'Tableau des codes',
  select: (code) => `Sélectionner ${code}`,
  selectAll: 'Tout sélectionner',
  columns: {
    id: 'Code',
    name: 'Nom',
    storedInfo: 'Mène à',
    owner: 'Propriétaire',
    approved: 'État',
    scanCount: 'Scans',
    createdAt: 'Créé',
    approvedDate: 'Approuvé',
    imageUploadDate: 'Téléversé',
    note: 'Note',
    tags: 'Étiquettes',
  },
  cells: {
    editText: (code) => `Modifier le nom et la note de ${code}`,
    nothing: 'Rien encore',
    approved: 'Approuvé',
    notApproved: 'Non approuvé',
    disabled: 'Désactivé',
    owner: (name, email) => `${name}, ${email}`,
  },
  choice: {
    columns: 'Colonnes',
    label: 'Choix des colonnes',
    search: 'Rechercher des colonnes',
    up: (column) => `Monter ${column}`,
    down: (column) => `Descendre ${column}`,
    reset: 'Réinitialiser',
  },
  bar: {
    compact: 'Compact',
    print: 'Imprimer…',
    tooMany: (most) => `On imprime ${most} codes au plus à la fois`,
  },
  row: {
    label: (code) => `Nom et note de ${code}`,
    save: 'Enregistrer',
  },
  sheet: {
    previous: 'Précédent',
    next: 'Suivant',
    open: 'Ouvrir sa page',
    scans: counted({ one: (n) => `${n} scan`, many: (n) => `${n} de scans`, other: (n) => `${n} scans` }),
  },
};
