import { fr as figures } from '../../../figures/fr.ts';
import type { NoticeReportTexts } from './texts.ts';

/** The French texts of the yearly report about notices. */
export const texts: NoticeReportTexts = {
  figures,
  title: 'Rapport annuel',
  heading: (year) => `Rapport annuel ${year}`,
  intro:
    'Les chiffres que la loi vous demande de publier chaque année (règlement sur les services numériques, article 15). Ils ne nomment personne.',
  year: 'Année',
  soFar: (year) => `${year} jusqu’ici`,
  nothing: 'Cette année-là, personne n’a rien signalé et rien n’a été décidé.',
  print: 'Imprimer',
  file: 'Le rapport',
  columns: { part: 'Partie', figure: 'Donnée', value: 'Nombre' },
  none: 'Aucun',
  total: 'Au total',
  pair: (first, second) => `${first} : ${second}`,
  received: {
    title: 'Signalements par motif',
    trusted: 'De signaleurs de confiance',
    waiting: 'Pas encore tranchés',
  },
  decided: {
    title: 'Décisions sur des signalements',
    automated: 'Par des moyens automatisés',
    median: 'Délai médian jusqu’à la décision, en heures',
  },
  own: { title: 'Décisions sans signalement', unnamed: 'Aucun motif indiqué' },
  objections: {
    title: 'Contestations',
    received: 'Reçues',
    upheld: 'Décision annulée',
    dismissed: 'Décision maintenue',
    median: 'Délai médian jusqu’à la réponse, en heures',
  },
  reversals: {
    title: 'Décisions annulées',
    reversed: 'Annulées dans l’année',
    restricting: 'Décisions de l’année qui ont modifié un code',
    overturned: 'Dont annulées depuis',
    rate: 'Taux d’erreur, en pour cent',
  },
  notes: {
    title: 'À propos des chiffres',
    utc: 'Une année va du 1er janvier au 31 décembre, UTC.',
    flaggers:
      'Le produit ne connaît pas de signaleurs de confiance et n’utilise pas de moyens automatisés : une personne décide.',
    orders: 'Les injonctions des autorités ne sont pas comptées ici. Comptez-les à partir de votre courrier.',
    unowned:
      'Les décisions sur des codes sans propriétaire ne figurent que dans le journal : personne ne doit en être informé.',
  },
};
