import { fr as advice } from '../../advice/fr.ts';
import type { WidgetTexts } from './texts.ts';

export const texts: WidgetTexts = {
  advice,
  notYet: 'pas encore',
  deletedPerson: 'une personne supprimée',
  by: {
    system: 'le système',
    deletedPerson: 'une personne supprimée',
    apiKey: (who, key) => `la clé d’API « ${key} » (${who})`,
  },
  trail: 'Pages supérieures',
  tryAgain: 'Réessayer',
  pager: {
    previous: 'Aller à la page précédente',
    next: 'Aller à la page suivante',
    current: (page) => `la page ${page}`,
    other: (page) => `Aller à la page ${page}`,
  },
  proof: {
    usePassword: 'Utiliser plutôt le mot de passe',
    useCode: 'Utiliser plutôt un code',
  },
  sort: {
    ASC: (label) => `Trier par « ${label} », ordre croissant`,
    DESC: (label) => `Trier par « ${label} », ordre décroissant`,
  },
  unsaved: {
    title: 'Fermer sans enregistrer ?',
    close: 'Fermer',
    stay: 'Rester',
    advice: 'Ce que vous avez saisi n’est pas enregistré.',
  },
};
