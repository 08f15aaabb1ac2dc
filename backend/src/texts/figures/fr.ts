import { pluralIn } from '../plural.ts';
import type { FigureTexts } from './index.ts';

const counted = pluralIn('fr');
const scans = counted({ one: (n) => `${n} scan`, many: (n) => `${n} de scans`, other: (n) => `${n} scans` });
const days = counted({ one: (n) => `${n} jour`, many: (n) => `${n} de jours`, other: (n) => `${n} jours` });

export const fr: FigureTexts = {
  scans: 'Nombre de scans',
  day: 'Jour',
  from: 'À partir de',
  perDay: 'Scans par jour',
  byHour: 'Scans selon l’heure',
  fromHour: (time) => `À partir de ${time}`,
  dayNote: 'Un jour va de minuit à minuit UTC.',
  hourNote: (whose, zone) => `${whose}, dans votre fuseau horaire (${zone}).`,
  inDays: (count, span) => `${scans(count)} en ${days(span)}`,
  inDay: (count) => `${scans(count)} en 24 heures`,
  most: (sum, count, when) => `${sum}. Maximum : ${count}, ${when}`,
  table: 'Afficher en tableau',
  csv: 'Télécharger en CSV',
  failed: 'Le fichier n’a pas pu être créé. Vérifiez votre connexion et réessayez',
  devices: { mobile: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur', other: 'Autre' },
  otherSites: 'Autres sites',
  noSite: 'Aucun site (appareil photo ou application)',
};
