import { fr as legal } from '../legal-names/fr.ts';
import type { KitTexts } from './index.ts';

export const fr: KitTexts = {
  home: (shop) => `${shop}, accueil`,
  shop: 'Aller à la boutique',
  skip: 'Aller au contenu',
  menu: 'Menu principal',
  close: 'Fermer',
  cancel: 'Annuler',
  yes: 'Oui',
  no: 'Non',
  messages: 'Notifications',
  dismiss: 'Masquer',
  showCharacters: 'Afficher les caractères',
  ofLimit: (length, limit) => `${length} sur ${limit}`,
  enlarge: 'Agrandir',
  showLarge: 'l’afficher en grand pour le scanner',
  steps: 'Étapes',
  done: 'terminé',
  justNow: 'à l’instant',
  broken: {
    title: 'Cette page n’a pas pu être affichée',
    reload: 'Recharger',
    advice:
      'Rien de ce que vous avez enregistré n’est perdu. Rechargez la page ; si cela ne suffit pas, réessayez dans quelques minutes.',
  },
  legal,
};
