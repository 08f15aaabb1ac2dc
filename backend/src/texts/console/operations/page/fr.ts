import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('fr');
const events = counted({
  one: (n) => `${n} événement`,
  many: (n) => `${n} d’événements`,
  other: (n) => `${n} événements`,
});

export const page: OperationsTexts['page'] = {
  title: 'Exploitation',
  asOf: (time) => `État au ${time}.`,
  anew: 'Relu toutes les cinq secondes.',
  readModels: 'Modèles de lecture',
  readModelsNote: 'Listes et statistiques, établies à partir du journal des événements.',
  reactions: 'Réactions',
  reactionsNote:
    'Ce que le produit fait après un événement. Les fichiers qui attendent ici sont encore en préparation.',
  relay: 'Relais',
  relayNote: 'La copie du journal des événements dans Kafka.',
  table: {
    name: 'Nom et position',
    waiting: 'En attente',
    speed: 'Événements/s',
    position: (position) => `à ${position}`,
    since: (when) => `depuis : ${when}`,
    rebuild: (percent) => `Reconstruction : ${percent}`,
    behind: 'En retard',
    unknown: 'Inconnu',
    none: 'Aucun',
    events,
    more: (count) => `Plus de ${events(count)}`,
  },
  engines: { title: 'Systèmes', engine: 'Système', answers: 'Répond', in: (time) => `en ${time}` },
  mails: {
    label: 'E-mails et webhooks',
    title: 'E-mails',
    deferred: (count) => `${count} différés par le serveur de messagerie, et tentés de nouveau.`,
    records: (domain, when) => `Enregistrements DNS de ${domain}, lus : ${when}`,
    states: {
      found: 'trouvé',
      missing: 'absent',
      several: 'plus d’un',
      different: 'une autre clé',
      unknown: 'le DNS ne répond pas',
      elsewhere: 'non signé ici',
    },
    mend: {
      missing: 'Ajoutez cet enregistrement (TXT) :',
      several: 'Ne gardez qu’un enregistrement (TXT), par exemple :',
      different: 'Mettez cet enregistrement (TXT) à sa place :',
      name: 'Nom',
      value: 'Valeur',
      copy: (record, domain) => `Copier ${record} de ${domain}`,
      copied: 'Valeur copiée',
      notCopied: 'La valeur n’a pas pu être copiée. Sélectionnez-la et copiez-la à la main',
      server: 'L’opérateur de votre serveur de messagerie indique le nom à mettre à la place de MAIL-SERVER.',
    },
    webhooks: 'Webhooks',
    more: (count) => `${count} ou plus`,
    waiting: (count) => `Messages à remettre : ${count}.`,
    waitingSince: (count, when) => `Messages à remettre : ${count}, le plus ancien : ${when}.`,
  },
  state: {
    well: 'Tout va bien.',
    nothing: 'Chaque système répond, et rien n’est en retard.',
    rebuilt: (models) =>
      `Des modèles de lecture sont en reconstruction et montrent l’état précédent : ${models}.`,
    label: 'Ce qui ne va pas',
    reason: (reason) => `Raison : ${reason}.`,
    seen: (time) => `Vu sur cette page depuis le ${time}.`,
    since: (time) => `Depuis le ${time}.`,
    buyers: 'Pour les acheteurs',
    remedy: 'Que faire',
  },
  troubles: {
    refused: (name) => `${name} : rien ne peut être écrit`,
    silent: (name) => `${name} : pas de réponse`,
    stopped: (name) => `${name} : arrêt`,
    stoppedRemedy: 'Le journal du processus dit pourquoi. Redémarrez le processus.',
    retrying: (name) => `${name} : nouvel essai`,
    tried: counted({ one: (n) => `${n} essai`, many: (n) => `${n} d’essais`, other: (n) => `${n} essais` }),
    behind: (name) => `${name} : en retard`,
    deferred: counted({
      one: (n) => `${n} e-mail est différé`,
      many: (n) => `${n} d’e-mails sont différés`,
      other: (n) => `${n} e-mails sont différés`,
    }),
    deferredReason: 'le serveur de messagerie du destinataire, ou le nôtre, ne les accepte pas encore',
    deferredBuyers: 'Leurs codes à usage unique et leurs liens arrivent tard.',
    deferredRemedy:
      'Rien : ils sont tentés de nouveau. S’il y en a de plus en plus, demandez à qui gère le serveur de messagerie.',
    records: (names, domain) => `${names} : les enregistrements de ${domain} ne sont pas corrects`,
    recordsBuyers: 'Leurs e-mails peuvent passer pour du spam.',
    recordsRemedy:
      'Définissez les enregistrements DNS : la partie « E-mails » montre chacun. « Mails that arrive » dans docs/operations.md en dit plus.',
    messages: counted({
      one: (n) => `${n} message de webhooks attend depuis plus d’un jour`,
      many: (n) => `${n} de messages de webhooks attendent depuis plus d’un jour`,
      other: (n) => `${n} messages de webhooks attendent depuis plus d’un jour`,
    }),
    messagesBuyers: 'Rien. Les programmes de la boutique n’apprennent pas ce qui s’est passé.',
    messagesRemedy: 'Voyez quel destinataire échoue, puis mettez son webhook en pause ou corrigez-le.',
    openWebhooks: 'Ouvrir les webhooks',
  },
};
