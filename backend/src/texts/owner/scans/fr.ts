import { fr as figures } from '../../figures/fr.ts';
import { pluralIn } from '../../plural.ts';
import type { ScansTexts } from './texts.ts';

const counted = pluralIn('fr');
const days = counted({ one: (n) => `${n} jour`, many: (n) => `${n} de jours`, other: (n) => `${n} jours` });

export const texts: ScansTexts = {
  figures,
  title: 'Scans du code',
  loading: 'Chargement des scans',
  summary: 'Le code et ses scans en bref',
  total: 'Au total',
  span: days,
  today: 'Aujourd’hui (UTC)',
  none: 'Pas encore de scan',
  advice: 'Vos propres visites ne comptent pas. Demandez à quelqu’un de scanner le code.',
  edit: 'Modifier le code',
  all: 'Tous les scans',
  days: 'Jours à afficher',
  devices: 'Appareils',
  device: 'Appareil',
  from: 'Provenance',
  site: 'Site web',
  siteNote: 'Le site du lien qui a été suivi. Un scan avec un appareil photo ne vient d’aucun site.',
};
