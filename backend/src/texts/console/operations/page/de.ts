import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('de');
const events = counted({ one: (n) => `${n} Ereignis`, other: (n) => `${n} Ereignisse` });

export const page: OperationsTexts['page'] = {
  title: 'Betrieb',
  asOf: (time) => `Stand: ${time}.`,
  anew: 'Wird alle fünf Sekunden neu gelesen.',
  readModels: 'Lesemodelle',
  readModelsNote: 'Listen und Statistiken, aus dem Ereignisprotokoll erstellt.',
  reactions: 'Reaktionen',
  reactionsNote:
    'Was das Produkt nach einem Ereignis tut. Dateien, die hier warten, werden noch vorbereitet.',
  relay: 'Weitergabe',
  relayNote: 'Die Kopie des Ereignisprotokolls in Kafka.',
  table: {
    name: 'Name und Position',
    waiting: 'Wartend',
    speed: 'Ereignisse/s',
    position: (position) => `bei ${position}`,
    since: (when) => `seit: ${when}`,
    rebuild: (percent) => `Neuaufbau: ${percent}`,
    behind: 'Im Rückstand',
    unknown: 'Nicht bekannt',
    none: 'Keine',
    events,
    more: (count) => `Mehr als ${events(count)}`,
  },
  engines: { title: 'Systeme', engine: 'System', answers: 'Antwortet', in: (time) => `in ${time}` },
  mails: {
    label: 'E-Mails und Webhooks',
    title: 'E-Mails',
    deferred: (count) => `${count} vom Mailserver zurückgestellt, werden erneut versucht.`,
    records: (domain, when) => `Einträge von ${domain} im DNS, gelesen: ${when}`,
    states: {
      found: 'gefunden',
      missing: 'fehlt',
      several: 'mehr als einer',
      different: 'ein anderer Schlüssel',
      unknown: 'DNS antwortet nicht',
      elsewhere: 'nicht hier signiert',
    },
    mend: {
      missing: 'Legen Sie diesen Eintrag (TXT) an:',
      several: 'Behalten Sie nur einen Eintrag (TXT), etwa:',
      different: 'Setzen Sie diesen Eintrag (TXT) an seine Stelle:',
      name: 'Name des Eintrags',
      value: 'Wert',
      copy: (record, domain) => `${record} von ${domain} kopieren`,
      copied: 'Der Wert ist kopiert',
      notCopied: 'Der Wert konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand',
      server: 'Was anstelle von MAIL-SERVER steht, nennt der Betreiber Ihres Mailservers.',
    },
    webhooks: 'Webhooks',
    more: (count) => `${count} oder mehr`,
    waiting: (count) => `Zuzustellende Nachrichten: ${count}.`,
    waitingSince: (count, when) => `Zuzustellende Nachrichten: ${count}, die älteste: ${when}.`,
  },
  state: {
    well: 'Alles ist in Ordnung.',
    nothing: 'Jedes System antwortet, und nichts ist im Rückstand.',
    rebuilt: (models) => `Lesemodelle werden neu aufgebaut und zeigen den vorigen Stand: ${models}.`,
    label: 'Was nicht in Ordnung ist',
    reason: (reason) => `Grund: ${reason}.`,
    seen: (time) => `Auf dieser Seite zu sehen seit ${time}.`,
    since: (time) => `Seit ${time}.`,
    buyers: 'Für Käufer',
    remedy: 'Was zu tun ist',
  },
  troubles: {
    refused: (name) => `${name}: Nichts kann geschrieben werden`,
    silent: (name) => `${name}: keine Antwort`,
    stopped: (name) => `${name}: gestoppt`,
    stoppedRemedy: 'Das Log des Prozesses sagt, warum. Starten Sie den Prozess neu.',
    retrying: (name) => `${name}: wird erneut versucht`,
    tried: counted({ one: (n) => `${n} Versuch`, other: (n) => `${n} Versuche` }),
    behind: (name) => `${name}: im Rückstand`,
    deferred: counted({
      one: (n) => `${n} E-Mail ist zurückgestellt`,
      other: (n) => `${n} E-Mails sind zurückgestellt`,
    }),
    deferredReason: 'Der Mailserver des Empfängers oder unserer nimmt sie noch nicht an',
    deferredBuyers: 'Ihre Einmalcodes und Links kommen spät an.',
    deferredRemedy:
      'Nichts: Sie werden erneut versucht. Werden es mehr, fragen Sie, wer den Mailserver betreibt.',
    records: (names, domain) => `${names}: Die Einträge von ${domain} stimmen nicht`,
    recordsBuyers: 'Ihre E-Mails gelten vielleicht als Spam.',
    recordsRemedy:
      'Setzen Sie die Einträge im DNS: Der Abschnitt „E-Mails“ zeigt jeden. Mehr steht in docs/operations.md unter „Mails that arrive“.',
    messages: counted({
      one: (n) => `${n} Nachricht von Webhooks wartet seit mehr als einem Tag`,
      other: (n) => `${n} Nachrichten von Webhooks warten seit mehr als einem Tag`,
    }),
    messagesBuyers: 'Nichts. Programme des Shops erfahren nicht, was geschehen ist.',
    messagesRemedy:
      'Sehen Sie nach, welcher Empfänger versagt. Halten Sie seinen Webhook an oder berichtigen Sie ihn.',
    openWebhooks: 'Webhooks öffnen',
  },
};
