import { pluralIn } from '../../../plural.ts';
import type { ImportTexts } from './texts.ts';

const counted = pluralIn('fr');
const rows = counted({
  one: (n) => `${n} ligne`,
  other: (n) => `${n} lignes`,
  many: (n) => `${n} de lignes`,
});
const codes = counted({ one: (n) => `${n} code`, other: (n) => `${n} codes`, many: (n) => `${n} de codes` });

export const texts: ImportTexts = {
  rows: (count) => rows(count),
  codes: (count) => codes(count),
  title: 'Importer des codes',
  lead: 'Des codes imprimés ailleurs : un fichier CSV ou un export de Shlink, YOURLS, Kutt ou Dub. Ils mènent toujours là où ils menaient.',
  choose: 'Choisir un fichier',
  file: 'Fichier CSV',
  other: 'Choisir un autre fichier',
  checking: 'Vérification du fichier …',
  of: (source, rows) => `${source} · ${rows}`,
  any: 'Fichier CSV',
  valid: (codes) => `À importer : ${codes}`,
  faulty: (rows) => `Impossible à importer : ${rows}`,
  columns: 'Colonnes',
  none: 'Absent du fichier',
  fields: {
    short: 'Code court',
    address: 'Adresse imprimée',
    link: 'Destination',
    name: 'Nom',
    note: 'Note',
    tags: 'Étiquettes',
    created: 'Créé le',
  },
  claimable: 'Les acheteurs peuvent les revendiquer',
  claimableHelp:
    'Les codes courts d’ailleurs sont souvent assez courts pour être devinés. Sinon, un administrateur les approuve d’abord.',
  line: (line) => `Ligne ${line}`,
  more: (number) =>
    `Les ${number} premières sont affichées. Après l’import, toutes sont dans un fichier CSV.`,
  submit: (codes) => `Importer ${codes}`,
  faults: {
    no_code: 'pas de code court',
    bad_code: 'plus de 64 caractères, ou d’autres que lettres, chiffres et . _ ~ -',
    reserved_code: 'un mot des adresses de ce produit',
    same_code: 'une ligne précédente a ce code court',
    code_taken: 'un code a déjà ce code court',
    bad_address: 'pas une adresse web avec une seule partie après l’hôte',
    bad_link: 'pas une destination où un code peut mener',
    bad_name: 'le nom est trop long',
    bad_note: 'la note est trop longue',
    bad_tags: 'trop d’étiquettes, ou trop longues',
    bad_date: 'pas une date passée',
  },
};
