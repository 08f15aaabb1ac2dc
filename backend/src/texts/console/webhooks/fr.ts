import { pluralIn } from '../../plural.ts';
import type { WebhooksTexts } from './texts.ts';

const counted = pluralIn('fr');
const days = counted({ one: (n) => `${n} jour`, many: (n) => `${n} de jours`, other: (n) => `${n} jours` });

export const texts: WebhooksTexts = {
  title: 'Webhooks',
  one: 'Webhook',
  all: 'Tous les webhooks',
  intro: 'Vos propres systèmes apprennent aussitôt ce qui arrive aux codes.',
  add: 'Ajouter un webhook',
  none: 'Pas encore de webhook',
  advice:
    'Ajoutez l’adresse de l’un de vos systèmes. Il reçoit un message signé quand un code est revendiqué, qu’un contenu est enregistré ou que des codes sont scannés. Les messages nomment des codes, jamais des personnes.',
  delivered: (when) => `Remis : ${when}`,
  states: {
    paused: 'En pause',
    failing: 'En échec',
    unused: 'Rien d’envoyé encore',
    working: 'Fonctionne',
  },
  paused: 'Ce webhook est en pause',
  pauses: {
    admin: 'Un admin l’a mis en pause. Ce qui arrive entre-temps n’est pas annoncé plus tard.',
    failures:
      'Rien n’a pu être remis pendant cinq jours. Regardez les réponses ci-dessous, puis reprenez-le.',
    gone: 'Son destinataire a répondu qu’il n’existe plus (410).',
  },
  facts: {
    title: 'Réglages et état',
    state: 'État',
    failing: (when) => `Échecs depuis : ${when}`,
    address: 'Adresse',
    types: 'Informé de',
    delivered: 'Dernière remise',
    nothing: 'Rien encore',
    waiting: 'Messages en attente',
    more: (count) => `${count} ou plus`,
    added: 'Ajouté',
    addedBy: (when, email) => `${when} par ${email}`,
  },
  actions: {
    edit: 'Modifier',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    rotate: 'Changer le secret',
    remove: 'Retirer',
  },
  rotate: {
    title: 'Créer un autre secret de signature ?',
    action: 'Créer',
    consequence:
      'Le secret actuel reste valable 24 heures. Enregistrez le nouveau dans votre système avant qu’il n’expire.',
  },
  remove: {
    title: 'Retirer ce webhook ?',
    action: 'Retirer',
    consequence:
      'Il ne reçoit plus rien. Son secret, ses messages et ceux qui attendent sont supprimés. C’est irréversible.',
  },
  secret: {
    title: 'Le secret de signature',
    copy: 'Copier',
    copied: 'Secret copié',
    notCopied: 'Le secret n’a pas pu être copié. Sélectionnez-le et copiez-le à la main',
    stored: 'Je l’ai enregistré',
    once: 'Il permet à votre système de vérifier qu’un message vient d’ici. Enregistrez-le là-bas maintenant : rien ne l’affiche de nouveau.',
    rotated: 'Le secret précédent reste valable 24 heures, et signe à ses côtés.',
    label: 'Secret de signature',
  },
  form: {
    edit: 'Modifier le webhook',
    save: 'Enregistrer',
    add: 'Ajouter',
    address: 'Adresse',
    addressHelp: 'Les messages y sont envoyés. Elle doit être joignable depuis Internet.',
    description: 'Description',
    descriptionHelp: 'Facultatif : de quel système il s’agit.',
    types: 'L’informer de',
  },
  types: {
    'code.claimed': 'Un acheteur a revendiqué un code',
    'content.saved': 'Un propriétaire a enregistré un contenu',
    'content.hidden': 'Le contenu d’un code a été masqué pour le moment',
    'content.shown': 'Le contenu d’un code a été montré à nouveau',
    'code.scanned': 'Des codes ont été scannés : une fois par minute, avec leur nombre',
    'code.released': 'Un propriétaire a quitté un code',
    'code.handed_over': 'Un code a été transmis à un autre propriétaire',
    'code.reset': 'Le nom et le contenu d’un code ont été supprimés',
  },
  messages: {
    title: 'Remises',
    list: 'Messages',
    kept: (span) =>
      `Conservés pendant ${days(span)}. Les messages en échec sont tentés dix fois en trois jours environ.`,
    show: 'Afficher',
    any: 'Tous',
    states: { waiting: 'En attente', delivered: 'Remis', failed: 'En échec' },
    sendFailed: 'Renvoyer tous ceux en échec',
    older: 'Messages plus anciens',
    none: 'Aucun message',
    next: (created, due) => `${created}, prochain essai : ${due}`,
    sent: 'Envoyé',
    again: 'Renvoyer',
    againOf: (type) => `ce message du type ${type}`,
    untried: 'Pas encore essayé',
    attempt: (answer, time) => `${answer} après ${time}`,
    answered: (status, error) => `${status} ; ${error}`,
    answer: 'Réponse',
  },
  test: {
    send: 'Envoyer un test',
    arrived: 'Le test est arrivé',
    failed: 'Le test n’est pas arrivé',
  },
};
