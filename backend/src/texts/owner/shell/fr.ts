import { fr as advice } from '../../advice/fr.ts';
import { fr as kit } from '../../kit/fr.ts';
import { messages } from '../../messages/fr.ts';
import type { ShellWords, TranslatedShell } from './texts.ts';

const words: ShellWords = {
  language: 'Langue',
  myCodes: 'Mes codes QR',
  goToMyCodes: 'Aller à mes codes QR',
  profile: 'Profil',
  signOut: 'Se déconnecter',
  back: 'Retour',
  tryAgain: 'Réessayer',
  loading: 'Chargement',
  newTab: '(s’ouvre dans un nouvel onglet)',
  unsaved: {
    title: 'Se déconnecter sans enregistrer ?',
    stay: 'Rester',
    advice: 'Vos modifications ne sont pas enregistrées. La déconnexion les supprime de cet appareil.',
  },
  scansWork: 'Vos codes peuvent toujours être scannés.',
  fileFailed: 'Le fichier n’a pas pu être créé. Vérifiez votre connexion et réessayez',
};

export const texts: TranslatedShell = { words, advice, kit, messages };
