import type { OperationsTexts } from '../texts.ts';

const LISTS = 'Scanner et revendiquer fonctionnent. Les listes et les pages montrent un état plus ancien.';
const MAILS_LATE = 'Les codes à usage unique et les liens arrivent tard, ou pas du tout.';
const LEARN_LATE = 'Les programmes de la boutique apprennent tard ce qui s’est passé.';
const SAVED_LATE = 'Les visiteurs sont avertis tard des adresses enregistrées depuis.';

export const parts: OperationsTexts['parts'] = {
  names: {
    codes: 'Codes',
    users: 'Personnes',
    banners: 'Publicité',
    'scan-statistics': 'Statistiques des scans',
    batches: 'Lots',
    'bulk-actions': 'Actions groupées',
    'api-keys': 'Clés d’API',
    notices: 'Signalements',
    rebuilds: 'La reconstruction demandée',
    'expand-batches': 'Codes générés',
    'settle-claims': 'Revendications en attente',
    'release-emails': 'E-mails libérés',
    'mail-outbox': 'E-mails',
    'notice-outbox': 'E-mails sur les signalements, décisions et avertissements',
    'mail-sender': 'La vérification de l’expéditeur',
    'erase-people': 'Personnes effacées : leurs données',
    'forget-people': 'Personnes effacées : leurs clés',
    'prepare-pictures': 'Images téléversées',
    'convert-videos': 'Vidéos téléversées',
    'run-bulk-actions': 'Modifications de nombreux codes',
    'finish-hand-overs': 'Codes transmis',
    'carry-out-decisions': 'Décisions sur les codes',
    webhooks: 'Webhooks',
    'webhook-outbox': 'Messages des webhooks',
    backup: 'Sauvegardes planifiées',
    certificates: 'Certificats',
    retention: 'Conservation',
    'webhook-sender': 'Remises des webhooks',
    'mail-retries': 'E-mails à renvoyer',
    'check-destinations': 'Vérification des adresses enregistrées',
    'check-destinations-remote': 'Vérification des adresses enregistrées avec Safe Browsing',
    'recheck-destinations': 'Vérification quotidienne des adresses',
    'destination-lists': 'Listes d’adresses dangereuses',
    'scan-spool': 'Scans qui attendent dans un fichier',
    'clean-files': 'Fichiers sans métadonnées',
    'webhook-log': 'Journal des webhooks',
    'event store': 'Journal des événements',
    'read store': 'Modèles de lecture',
    vault: 'Coffre',
    files: 'Fichiers',
    kafka: 'Kafka',
  },
  engines: {
    'event store': {
      buyers: 'Les scans et les modifications sont refusés. Les pages et les listes s’affichent encore.',
      remedy:
        'Faites de la place sur son disque, ou redémarrez-le. Il reprend alors de lui-même, sans redémarrage du produit.',
    },
    'read store': {
      buyers:
        'Personne ne peut se connecter ni modifier quoi que ce soit. Les scans de codes scannés récemment aboutissent encore.',
      remedy: 'Redémarrez la base de données des modèles de lecture. Elle reprend alors d’elle-même.',
    },
    vault: {
      buyers: 'Personne ne peut se connecter, revendiquer un code ni modifier quoi que ce soit.',
      remedy:
        'Faites de la place sur son disque, ou redémarrez sa base de données. Il reprend alors de lui-même.',
    },
    files: {
      buyers: 'Les images, PDF et vidéos ne s’affichent pas, et les téléversements sont refusés.',
      remedy: 'Redémarrez le stockage des fichiers, et vérifiez son disque et ses droits.',
    },
    kafka: {
      buyers: LISTS,
      remedy: 'Redémarrez Kafka. Les modèles de lecture rattrapent alors leur retard d’eux-mêmes.',
    },
  },
  other: { buyers: LISTS, remedy: 'Redémarrez-le.' },
  buyers: {
    'expand-batches': 'Les nouveaux codes existent un moment après leur génération.',
    rebuilds: 'Rien. Les modèles de lecture actuels s’affichent jusqu’à la fin de la reconstruction.',
    'settle-claims': 'Une revendication qui attend un e-mail confirmé est traitée plus tard.',
    'release-emails': 'Un e-mail abandonné peut servir à un autre compte plus tard.',
    'mail-outbox': MAILS_LATE,
    'notice-outbox':
      'Les auteurs de signalements et les propriétaires apprennent tard ce qui a été décidé, ou que les visiteurs sont avertis.',
    'mail-sender': 'Personne ne remarque que les enregistrements de l’expéditeur sont faux.',
    'erase-people': 'Les comptes supprimés sont vidés plus tard.',
    'forget-people': 'Les clés des comptes supprimés sont détruites plus tard.',
    'prepare-pictures': 'Les nouvelles images s’affichent sous leur première forme, lente à charger.',
    'convert-videos': 'Les nouvelles vidéos ne se lisent peut-être pas dans tous les navigateurs.',
    'run-bulk-actions': 'Les modifications de nombreux codes prennent effet plus tard.',
    'finish-hand-overs': 'Un code transmis parvient plus tard à son nouveau propriétaire.',
    'carry-out-decisions': 'Les codes changent plus tard que la décision ne l’a prévu.',
    webhooks: LEARN_LATE,
    'webhook-outbox': LEARN_LATE,
    'webhook-sender': LEARN_LATE,
    'webhook-log': 'La console n’affiche pas les dernières remises des webhooks.',
    'mail-retries': MAILS_LATE,
    'check-destinations': SAVED_LATE,
    'check-destinations-remote': SAVED_LATE,
    'recheck-destinations': 'Les visiteurs sont avertis tard des adresses devenues dangereuses.',
    'destination-lists': 'Les adresses sont comparées aux dernières bonnes listes.',
    backup:
      'Rien pour l’instant. Si la machine était perdue, tout ce qui suit la dernière bonne sauvegarde le serait.',
    retention: 'Ce qui est échu est supprimé plus tard.',
    'scan-spool': 'Le nombre de scans augmente plus tard.',
    'clean-files':
      'Les fichiers gardent plus longtemps les lieux et heures inscrits par les appareils photo.',
    certificates:
      'Rien tant que le dernier certificat est valable. Sans certificat, le domaine ne s’ouvre pas.',
  },
  byItself: 'Rien : cela reprend de soi-même. Si cela dure, regardez le journal du processus.',
};
