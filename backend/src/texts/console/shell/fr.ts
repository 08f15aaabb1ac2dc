import { fr as kit } from '../../kit/fr.ts';
import { messages as forConsole } from '../../messages/console/fr.ts';
import { messages as forOwners } from '../../messages/fr.ts';
import { messages as forStaff } from '../../messages/staff/fr.ts';
import type { ConsoleWords, TranslatedConsole } from './texts.ts';

const words: ConsoleWords = {
  language: 'Langue',
  languageLabel: 'Des écrans et de vos e-mails',
  loading: 'Chargement',
  undo: 'Annuler',
  skip: 'Aller au contenu',
  profile: 'Profil',
  signOut: 'Se déconnecter',
  tools: { keys: 'Touches', jump: 'Aller à … (Ctrl + K)' },
  readOnly: 'Lecture seule',
  offline: 'Pas de connexion. Cette page reprend dès qu’il y en a une.',
  sections: {
    label: 'Rubriques',
    home: 'Accueil',
    codes: 'Codes',
    batches: 'Lots',
    people: 'Personnes',
    notices: 'Signalements',
    scans: 'Scans',
    audit: 'Journal',
    operations: 'Exploitation',
    domains: 'Domaines',
    advertisement: 'Publicité',
    apiKeys: 'Clés d’API',
    webhooks: 'Webhooks',
  },
  fault: {
    title: 'Une erreur s’est produite',
    advice: 'L’erreur vient de nous. Rien de ce que vous avez enregistré n’est perdu.',
    reload: 'Recharger',
  },
  missing: {
    unknown: {
      title: 'Introuvable',
      says: 'Il n’y a rien ici',
      more: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
      back: 'Retour aux codes',
    },
    role: {
      title: 'Pas pour votre rôle',
      says: 'Votre rôle n’ouvre pas cette page',
      more: 'Un administrateur peut vous donner un autre rôle.',
      back: 'Retour à la console',
    },
  },
  again: {
    title: 'Votre session est terminée',
    advice: (email) =>
      `Ce que vous avez saisi est toujours là. Reconnectez-vous en tant que ${email}, puis répétez votre dernière étape.`,
    password: 'Votre mot de passe',
    code: 'Code de votre application, ou un code de récupération',
    signIn: 'Se connecter',
    elsewhere: 'Se connecter autrement, dans un nouvel onglet',
    done: 'Vous êtes de nouveau connecté',
  },
  reactAdmin: {
    'ra.auth.auth_check_error': 'Veuillez vous connecter pour continuer',
    'ra.notification.bad_item': 'Cette entrée est illisible',
    'ra.notification.data_provider_error': 'La réponse du serveur est illisible',
    'ra.notification.http_error': 'Le serveur n’a pas pu être joint',
    'ra.notification.item_doesnt_exist': 'Cette entrée n’existe pas',
  },
};

export const texts: TranslatedConsole = {
  words,
  kit,
  messages: { ...forOwners, ...forStaff, ...forConsole },
};
