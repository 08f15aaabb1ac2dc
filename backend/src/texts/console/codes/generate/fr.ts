import { pluralIn } from '../../../plural.ts';
import type { GenerateTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: GenerateTexts = {
  dialog: {
    title: 'Générer des codes',
    submit: 'Générer les liens',
    amount: 'Nombre',
    range: (min, max) => `${min} à ${max} codes`,
    name: 'Nom du lot',
    nameHelp: 'Par exemple « Étuis de guitare, printemps ». Cela peut attendre.',
    note: 'Note',
    noteHelp: 'Seule la console l’affiche.',
  },
  notice: {
    codes: counted({ one: (n) => `${n} code`, many: (n) => `${n} de codes`, other: (n) => `${n} codes` }),
    done: (codes) => `Générés : ${codes}`,
    doneIn: (codes, batch) => `Générés : ${codes} dans ${batch}`,
    print: 'Imprimer',
    see: 'Voir l’approbation',
    approve: 'Approuver',
    open: 'Ouvrir',
    close: 'Fermer l’avis',
  },
  none: {
    title: 'Pas encore de codes QR',
    enter: 'Saisir un nombre',
    advice:
      'Saisissez combien il vous en faut et appuyez sur « Générer les liens ». Leurs adresses arrivent dans un fichier CSV pour l’impression.',
    unmatched: 'Aucun code ne correspond à ces filtres',
    clear: 'Effacer tous les filtres',
    fewer:
      'Retirez un filtre, ou recherchez moins de caractères. La recherche trouve des parties de codes, de noms, de notes, de lots, de propriétaires, de liens et de numéros de téléphone.',
  },
};
