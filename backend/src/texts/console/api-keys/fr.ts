import { pluralIn } from '../../plural.ts';
import type { ApiKeysTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: ApiKeysTexts = {
  list: {
    title: 'Clés d’API',
    intro: (calls) =>
      `Avec une clé, un programme appelle l’API au nom de l’admin qui l’a créée. ${calls} indiquent l’autorisation que chacun demande.`,
    calls: 'Les appels de l’API',
    make: 'Créer une clé',
    pages: 'Pages des clés d’API',
    none: 'Pas encore de clé d’API',
    advice: 'Créez-en une pour chaque programme qui appelle l’API.',
  },
  states: {
    active: 'Active',
    expired: 'Expirée',
    revoked: 'Révoquée',
    ended: 'Terminée : son auteur a perdu les droits d’un admin',
  },
  row: {
    neverUsed: 'Jamais utilisée',
    used: (when, calls) => `Dernière utilisation : ${when}, ${calls}`,
    calls: counted({ one: (n) => `${n} appel`, many: (n) => `${n} d’appels`, other: (n) => `${n} appels` }),
    made: (day, maker) => `Créée le ${day} par ${maker}`,
    noExpiry: 'N’expire pas',
    expires: (day) => `Expire le ${day}`,
    revoked: (day, person) => `Révoquée le ${day} par ${person}`,
    deletedPerson: 'une personne supprimée',
    revoke: 'Révoquer',
    revokeNamed: (label) => `Révoquer ${label}`,
  },
  form: {
    title: 'Créer une clé',
    action: 'Continuer',
    program: 'Programme qui utilise la clé',
    scopes: 'Ce qu’il peut faire',
    expires: 'Expire',
    days: counted({
      one: (n) => `Dans ${n} jour`,
      many: (n) => `Dans ${n} de jours`,
      other: (n) => `Dans ${n} jours`,
    }),
    year: 'Dans un an',
    never: 'Jamais',
  },
  scopes: {
    'codes:read': 'Lire les codes, leurs propriétaires et leur historique',
    'codes:write': 'Modifier les codes : contenu, approbation, activation, réinitialisation',
    'codes:delete': 'Supprimer des codes',
    'batches:read': 'Lire les lots et leurs codes',
    'batches:write': 'Générer des codes, nommer des lots, les imprimer',
    'pictures:write': 'Téléverser et supprimer des images de codes',
    'scans:read': 'Lire les statistiques des scans',
    'audit:read': 'Lire les événements du journal, avec les noms',
  },
  confirm: {
    title: (label) => `Vraiment créer la clé « ${label} » ?`,
    action: 'Créer la clé',
    consequence: 'Qui a la clé peut faire ce que vous avez choisi, en votre nom.',
  },
  made: {
    title: (label) => `La clé « ${label} »`,
    done: 'Terminé',
    copy: 'Copier la clé',
    copied: 'Clé copiée',
    notCopied: 'La clé n’a pas pu être copiée. Sélectionnez-la et copiez-la à la main',
    now: 'Copiez-la maintenant',
    once: 'Personne ne peut afficher cette clé de nouveau. Conservez-la là où le programme garde ses secrets.',
    key: 'Clé d’API',
  },
  revoke: {
    title: (label) => `Révoquer « ${label} » ?`,
    action: 'Révoquer',
    consequence: 'Les programmes qui ont cette clé sont aussitôt refusés. Une clé révoquée ne revient pas.',
  },
};
