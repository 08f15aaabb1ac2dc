import { pluralIn } from '../../plural.ts';
import type { PrintTexts } from './texts.ts';

const counted = pluralIn('fr');
const codes = counted({ one: (n) => `${n} code`, many: (n) => `${n} de codes`, other: (n) => `${n} codes` });
const pages = counted({ one: (n) => `${n} page`, many: (n) => `${n} de pages`, other: (n) => `${n} pages` });

export const texts: PrintTexts = {
  title: 'Imprimer des codes',
  titleOf: (batch) => `Imprimer · ${batch}`,
  intro:
    'Fichiers vectoriels aux dimensions exactes. Chaque symbole est lu avant que vous ne receviez un fichier.',
  batch: 'Lot',
  noBatch: {
    title: 'Aucun lot n’est choisi',
    advice: (list) => `Choisissez un lot dans ${list}, et imprimez-le là.`,
    list: 'la liste des lots',
  },
  noCodes: {
    title: 'Aucun code n’est choisi',
    advice: (table) => `Sélectionnez des codes dans ${table}, et choisissez Imprimer.`,
    table: 'le tableau',
  },
  nothing: {
    title: 'Rien à imprimer',
    codes: 'Ces codes ont été supprimés.',
    batch: 'Tous les codes de ce lot ont été supprimés.',
  },
  unit: 'mm',
  paper: {
    title: 'Papier',
    a4: 'Format A4, 210 × 297 mm',
    letter: 'Format Letter, 215,9 × 279,4 mm',
    sheet: 'Planche d’étiquettes, par son numéro',
    label: 'Rouleau d’étiquettes, une étiquette par page',
    width: 'Largeur de l’étiquette',
    height: 'Hauteur de l’étiquette',
    symbol: 'Taille du symbole',
    symbolHelp: 'De 10 à 200 mm, sans la zone blanche autour',
  },
  sheets: {
    number: 'Numéro sur l’emballage',
    example: 'Par exemple L7160, 5163 ou 4677',
    found: counted({
      one: () => 'Une planche l’a',
      many: (n) => `${n} de planches l’ont`,
      other: (n) => `${n} planches l’ont`,
    }),
    none: 'Aucune planche ici n’a ce numéro. Choisissez un papier, ou un rouleau d’étiquettes',
    label: 'Planche d’étiquettes',
    papers: { a4: 'A4', letter: 'Format Letter' },
    group: (maker, paper) => `${maker}, ${paper}`,
    of: (sheet, labels, size) => `${sheet} : ${labels} de ${size}`,
  },
  below: {
    code: 'Code court sous chaque symbole',
    name: 'Nom du lot sous chaque symbole',
    unnamed: 'Ce lot n’a pas de nom. Nommez-le sur sa page.',
    crop: 'Traits de coupe',
  },
  logo: {
    label: 'Logo au milieu',
    help: 'Un logo prend une partie du symbole : la correction d’erreur H est alors utilisée.',
    none: 'Aucun',
    mark: 'La marque de Qlaim',
    image: 'Une image à vous',
    file: 'Fichier du logo',
    choose: 'Choisir un PNG ou un SVG',
    unreadable: 'Ce fichier n’est pas une image, ou il est trop détaillé pour un logo',
  },
  feed: {
    start: 'Commencer à l’étiquette',
    startHelp: 'Ligne par ligne depuis le haut à gauche, pour une planche utilisée en partie',
    backs: 'Recto verso',
    backsHelp:
      'Chaque page est suivie de son verso, avec le nom du lot et le code. Imprimez des deux côtés, en retournant sur le bord long.',
    off: 'Si votre imprimante est décalée',
    right: 'Vers la droite',
    down: 'Vers le bas',
  },
  buttons: { pdf: 'Télécharger le PDF', svg: 'ZIP de SVG' },
  file: {
    busy: counted({
      one: (n) => `Dessin et lecture de ${n} symbole. Mille prennent quelques secondes.`,
      many: (n) => `Dessin et lecture de ${n} de symboles. Mille prennent quelques secondes.`,
      other: (n) => `Dessin et lecture de ${n} symboles. Mille prennent quelques secondes.`,
    }),
    ready: 'Votre fichier est prêt',
    again: 'Télécharger de nouveau',
    facts: (count, sheets, size) => `${codes(count)} sur ${pages(sheets)}, ${size}. Chaque symbole a été lu.`,
    factsOf: (count, batch, sheets, size) =>
      `${codes(count)} de ${batch} sur ${pages(sheets)}, ${size}. Chaque symbole a été lu.`,
  },
  preview: {
    none: 'Pas d’aperçu',
    advice: 'Corrigez le formulaire pour voir la page.',
    facts: (count, onPage, sheets) => `${codes(count)}, ${onPage} par page, ${pages(sheets)}`,
    first: (sheets, count) => `Première de ${pages(sheets)}, avec ${codes(count)}`,
    back: 'Son verso',
  },
};
