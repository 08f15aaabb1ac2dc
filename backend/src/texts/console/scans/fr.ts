import { fr as figures } from '../../figures/fr.ts';
import { pluralIn } from '../../plural.ts';
import type { AllScansTexts } from './texts.ts';

const counted = pluralIn('fr');
const spans = counted({ one: (n) => `${n} jour`, many: (n) => `${n} de jours`, other: (n) => `${n} jours` });
const scans = counted({ one: () => 'scan', many: () => 'de scans', other: () => 'scans' });

export const texts: AllScansTexts = {
  figures,
  title: 'Scans',
  range: {
    label: 'Jours affichés',
    from: 'Du',
    to: 'Au',
    today: 'Aujourd’hui',
    days: spans,
    lastMonth: 'Mois dernier',
    thisYear: 'Cette année',
    begin: (most, day) =>
      `${spans(most)} au plus sont comptés à la fois : la période commence donc maintenant le ${day}.`,
    end: (most, day) =>
      `${spans(most)} au plus sont comptés à la fois : la période se termine donc maintenant le ${day}.`,
  },
  total: (count, shown, from, to) => `${shown} ${scans(count)} du ${from} au ${to}`,
  onDay: (count, shown, day) => `${shown} ${scans(count)} le ${day}`,
  whose: 'Les scans de ces jours',
  devices: 'Appareils',
  device: 'Appareil',
  sites: 'Provenance',
  site: 'Site',
  siteNote: 'Le site où se trouve le lien suivi. Un scan avec un appareil photo ne vient d’aucun site.',
  codes: 'Codes les plus scannés',
  code: 'Code',
  codesNote: 'Les 20 codes qui ont le plus de scans au total.',
  batches: 'Lots les plus scannés',
  batch: 'Lot',
  batchesNote: 'Les 20 lots qui ont le plus de scans au total.',
  size: counted({ one: (n) => `${n} code`, many: (n) => `${n} de codes`, other: (n) => `${n} codes` }),
  unknown: 'Pas encore connu',
  rank: {
    none: 'Rien n’a encore été scanné.',
    name: 'Nom',
    range: 'Ces jours',
    total: 'Au total',
    kept: 'Leurs scans par jour sont conservés pendant 90 jours.',
    cut: 'Ces jours commencent avant les 90 jours conservés par code et par lot : seul le total est connu.',
    notKept: 'Non conservé',
  },
  file: {
    label: 'Tous les chiffres en CSV',
    title: 'les scans de ces jours',
    figure: 'Chiffre',
    of: 'De',
    inRange: 'Scans pendant ces jours',
    total: 'Scans au total',
    all: 'Tous les scans',
    span: (from, to) => `du ${from} au ${to}`,
    day: 'Jour (UTC)',
    hour: 'Heure (UTC)',
  },
};
