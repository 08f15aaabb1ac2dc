import { pluralIn } from '../../plural.ts';
import type { WebhooksTexts } from './texts.ts';

const counted = pluralIn('de');
const days = counted({ one: (n) => `${n} Tag`, other: (n) => `${n} Tage` });

export const texts: WebhooksTexts = {
  title: 'Webhooks',
  one: 'Webhook',
  all: 'Alle Webhooks',
  intro: 'Ihre eigenen Systeme erfahren sofort, was mit Codes geschieht.',
  add: 'Webhook hinzufügen',
  none: 'Noch keine Webhooks',
  advice:
    'Fügen Sie die Adresse eines Ihrer Systeme hinzu. Es erhält eine signierte Nachricht, wenn ein Code übernommen, Inhalt gespeichert oder Codes gescannt werden. Nachrichten nennen Codes, niemals Personen.',
  delivered: (when) => `Zugestellt: ${when}`,
  states: {
    paused: 'Angehalten',
    failing: 'Schlägt fehl',
    unused: 'Noch nichts gesendet',
    working: 'Funktioniert',
  },
  paused: 'Dieser Webhook ist angehalten',
  pauses: {
    admin: 'Ein Admin hat ihn angehalten. Was inzwischen geschieht, wird später nicht gemeldet.',
    failures:
      'Fünf Tage lang ließ sich nichts zustellen. Sehen Sie sich unten die Antworten an und setzen Sie ihn dann fort.',
    gone: 'Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt (410).',
  },
  facts: {
    title: 'Einstellungen und Zustand',
    state: 'Zustand',
    failing: (when) => `Fehlschläge seit: ${when}`,
    address: 'Adresse',
    types: 'Erfährt von',
    delivered: 'Zuletzt zugestellt',
    nothing: 'Noch nichts',
    waiting: 'Wartende Nachrichten',
    more: (count) => `${count} oder mehr`,
    added: 'Hinzugefügt',
    addedBy: (when, email) => `${when} von ${email}`,
  },
  actions: {
    edit: 'Bearbeiten',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    rotate: 'Geheimnis wechseln',
    remove: 'Entfernen',
  },
  rotate: {
    title: 'Ein anderes Geheimnis zum Signieren erstellen?',
    action: 'Erstellen',
    consequence:
      'Das jetzige Geheimnis bleibt 24 Stunden gültig. Hinterlegen Sie das neue vorher in Ihrem System.',
  },
  remove: {
    title: 'Diesen Webhook entfernen?',
    action: 'Entfernen',
    consequence:
      'Er erhält nichts mehr. Sein Geheimnis, seine Nachrichten und die wartenden werden entfernt. Das lässt sich nicht rückgängig machen.',
  },
  secret: {
    title: 'Das Geheimnis zum Signieren',
    copy: 'Kopieren',
    copied: 'Das Geheimnis ist kopiert',
    notCopied: 'Das Geheimnis konnte nicht kopiert werden. Markieren und kopieren Sie es von Hand',
    stored: 'Ich habe es hinterlegt',
    once: 'Ihr System prüft damit, dass eine Nachricht von hier kommt. Hinterlegen Sie es dort jetzt: Es wird nie wieder gezeigt.',
    rotated: 'Das vorige Geheimnis bleibt 24 Stunden gültig und signiert ebenfalls.',
    label: 'Geheimnis',
  },
  form: {
    edit: 'Webhook bearbeiten',
    save: 'Speichern',
    add: 'Hinzufügen',
    address: 'Adresse',
    addressHelp: 'Nachrichten werden dorthin gesendet. Sie muss aus dem Internet erreichbar sein.',
    description: 'Beschreibung',
    descriptionHelp: 'Freiwillig: um welches System es sich handelt.',
    types: 'Erfährt von',
  },
  types: {
    'code.claimed': 'Ein Käufer hat einen Code übernommen',
    'content.saved': 'Ein Besitzer hat Inhalt gespeichert',
    'content.hidden': 'Der Inhalt eines Codes wurde vorerst ausgeblendet',
    'content.shown': 'Der Inhalt eines Codes wurde wieder gezeigt',
    'code.scanned': 'Codes wurden gescannt: einmal in der Minute, mit Anzahl',
    'code.released': 'Ein Besitzer hat einen Code verlassen',
    'code.handed_over': 'Ein Code wurde an einen anderen Besitzer übergeben',
    'code.reset': 'Name und Inhalt eines Codes wurden entfernt',
  },
  messages: {
    title: 'Zustellungen',
    list: 'Nachrichten',
    kept: (span) =>
      `${days(span)} lang gespeichert. Fehlgeschlagene Nachrichten werden in etwa drei Tagen zehnmal versucht.`,
    show: 'Anzeigen',
    any: 'Alle',
    states: { waiting: 'Wartet', delivered: 'Zugestellt', failed: 'Fehlgeschlagen' },
    sendFailed: 'Alle fehlgeschlagenen erneut senden',
    older: 'Ältere Nachrichten',
    none: 'Keine Nachrichten',
    next: (created, due) => `${created}, nächster Versuch: ${due}`,
    sent: 'Gesendet',
    again: 'Erneut senden',
    againOf: (type) => `diese Nachricht vom Typ ${type}`,
    untried: 'Noch nicht versucht',
    attempt: (answer, time) => `${answer} nach ${time}`,
    answered: (status, error) => `${status}; ${error}`,
    answer: 'Antwort',
  },
  test: {
    send: 'Test senden',
    arrived: 'Der Test ist angekommen',
    failed: 'Der Test ist nicht angekommen',
  },
};
