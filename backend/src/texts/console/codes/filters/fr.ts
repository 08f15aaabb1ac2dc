import { fr as content } from '../../../content/fr.ts';
import type { CodeFilterTexts } from './texts.ts';

export const texts: CodeFilterTexts = {
  content,
  any: 'Tous',
  none: 'Rien trouvé',
  type: 'Genre',
  owner: { label: 'Propriétaire', clear: 'Tous les propriétaires', some: 'une personne' },
  batch: { label: 'Lot', clear: 'Tous les lots', some: 'un lot' },
  tag: { label: 'Étiquette', clear: 'Toutes les étiquettes' },
  dates: {
    label: 'Période',
    own: 'Du … au …',
    from: 'Du',
    to: 'Au',
    presets: {
      today: 'Aujourd’hui',
      week: '7 derniers jours',
      month: 'Ce mois',
      lastMonth: 'Mois dernier',
      year: 'Cette année',
    },
  },
  switches: {
    isActive: { label: 'Activé', off: 'Désactivé', on: 'Activé' },
    approved: { label: 'Approuvé', off: 'Non approuvé', on: 'Approuvé' },
    claimed: { label: 'Revendiqué', off: 'Non revendiqué', on: 'Revendiqué' },
    restricted: { label: 'Impayé', off: 'Payé', on: 'Impayé' },
    scanned: { label: 'Scanné', off: 'Jamais scanné', on: 'Scanné' },
    flagged: { label: 'Signalé', off: 'Sans avertissement', on: 'Avec avertissement' },
  },
  set: {
    label: 'Filtres actifs',
    clear: 'Effacer',
    clearAll: 'Effacer tous les filtres',
    take: (filter) => `Retirer : ${filter}`,
    type: (type) => `Genre : ${type}`,
    owner: (owner) => `Propriétaire : ${owner}`,
    batch: (batch) => `Lot : ${batch}`,
    tag: (tag) => `Étiquette : ${tag}`,
    between: (first, last) => `${first} au ${last}`,
    from: (day) => `À partir du ${day}`,
    to: (day) => `Jusqu’au ${day}`,
    claimedFrom: (day) => `Revendiqué depuis le ${day}`,
    link: (beginning) => `Commence par ${beginning}`,
    chosen: (count) => `Choisis : ${count}`,
  },
};
