import type { OperationsTexts } from '../texts.ts';

const LISTS = 'Scannen und Übernehmen funktionieren. Listen und Seiten zeigen einen älteren Stand.';
const MAILS_LATE = 'Einmalcodes und Links kommen spät oder gar nicht an.';
const LEARN_LATE = 'Programme des Shops erfahren erst später, was geschehen ist.';
const SAVED_LATE = 'Besucher werden vor seither gespeicherten Adressen erst später gewarnt.';

export const parts: OperationsTexts['parts'] = {
  names: {
    codes: 'Codes',
    users: 'Personen',
    banners: 'Werbung',
    'scan-statistics': 'Statistik der Scans',
    batches: 'Chargen',
    'bulk-actions': 'Sammelaktionen',
    'api-keys': 'API-Schlüssel',
    notices: 'Meldungen',
    rebuilds: 'Der angeforderte Neuaufbau',
    'expand-batches': 'Erzeugte Codes',
    'settle-claims': 'Wartende Übernahmen',
    'release-emails': 'Freigewordene E-Mail-Adressen',
    'mail-outbox': 'E-Mails',
    'notice-outbox': 'E-Mails über Meldungen, Entscheidungen und Warnungen',
    'mail-sender': 'Die Prüfung des Absenders',
    'erase-people': 'Gelöschte Personen: ihre Daten',
    'forget-people': 'Gelöschte Personen: ihre Schlüssel',
    'prepare-pictures': 'Hochgeladene Bilder',
    'convert-videos': 'Hochgeladene Videos',
    'run-bulk-actions': 'Änderungen vieler Codes',
    'finish-hand-overs': 'Übergebene Codes',
    'carry-out-decisions': 'Entscheidungen über Codes',
    webhooks: 'Webhooks',
    'webhook-outbox': 'Nachrichten der Webhooks',
    backup: 'Geplante Sicherungen',
    certificates: 'Zertifikate',
    retention: 'Aufbewahrung',
    'webhook-sender': 'Zustellungen der Webhooks',
    'mail-retries': 'E-Mails, die erneut versucht werden',
    'check-destinations': 'Prüfung gespeicherter Adressen',
    'check-destinations-remote': 'Prüfung gespeicherter Adressen mit Safe Browsing',
    'recheck-destinations': 'Tägliche Prüfung der Adressen',
    'destination-lists': 'Listen schädlicher Adressen',
    'scan-spool': 'Scans, die in einer Datei warten',
    'clean-files': 'Dateien ohne Metadaten',
    'webhook-log': 'Protokoll der Webhooks',
    'event store': 'Ereignisprotokoll',
    'read store': 'Lesemodelle',
    vault: 'Tresor',
    files: 'Dateien',
    kafka: 'Kafka',
  },
  engines: {
    'event store': {
      buyers: 'Scans und Änderungen werden abgewiesen. Seiten und Listen werden noch angezeigt.',
      remedy:
        'Schaffen Sie Platz auf dem Datenträger oder starten Sie ihn neu. Danach geht es von selbst weiter, ohne Neustart des Produkts.',
    },
    'read store': {
      buyers:
        'Niemand kann sich anmelden oder etwas ändern. Scans von Codes, die vor Kurzem gescannt wurden, führen noch weiter.',
      remedy: 'Starten Sie die Datenbank der Lesemodelle neu. Danach geht es von selbst weiter.',
    },
    vault: {
      buyers: 'Niemand kann sich anmelden, einen Code übernehmen oder etwas ändern.',
      remedy:
        'Schaffen Sie Platz auf dem Datenträger oder starten Sie die Datenbank neu. Danach geht es von selbst weiter.',
    },
    files: {
      buyers: 'Bilder, PDFs und Videos werden nicht angezeigt, und Uploads werden abgewiesen.',
      remedy: 'Starten Sie den Dateispeicher neu und prüfen Sie Datenträger und Rechte.',
    },
    kafka: { buyers: LISTS, remedy: 'Starten Sie Kafka neu. Die Lesemodelle holen dann von selbst auf.' },
  },
  other: { buyers: LISTS, remedy: 'Starten Sie es neu.' },
  buyers: {
    'expand-batches': 'Neue Codes gibt es erst eine Weile, nachdem sie erzeugt wurden.',
    rebuilds: 'Nichts. Bis der Neuaufbau endet, werden die jetzigen Lesemodelle angezeigt.',
    'settle-claims': 'Eine Übernahme, die auf eine bestätigte E-Mail-Adresse wartet, wird später erledigt.',
    'release-emails': 'Eine aufgegebene E-Mail-Adresse ist erst später für ein anderes Konto verwendbar.',
    'mail-outbox': MAILS_LATE,
    'notice-outbox':
      'Meldende und Besitzer erfahren spät, was entschieden wurde oder dass Besucher gewarnt werden.',
    'mail-sender': 'Niemand bemerkt, wenn die Einträge des Absenders falsch sind.',
    'erase-people': 'Gelöschte Konten werden später geleert.',
    'forget-people': 'Die Schlüssel gelöschter Konten werden später vernichtet.',
    'prepare-pictures': 'Neue Bilder werden in ihrer ersten Form angezeigt, die langsam lädt.',
    'convert-videos': 'Neue Videos laufen vielleicht nicht in jedem Browser.',
    'run-bulk-actions': 'Änderungen vieler Codes wirken später.',
    'finish-hand-overs': 'Ein übergebener Code kommt später beim neuen Eigentümer an.',
    'carry-out-decisions': 'Codes ändern sich später, als über sie entschieden wurde.',
    webhooks: LEARN_LATE,
    'webhook-outbox': LEARN_LATE,
    'webhook-sender': LEARN_LATE,
    'webhook-log': 'Die Konsole zeigt die neuesten Zustellungen der Webhooks nicht.',
    'mail-retries': MAILS_LATE,
    'check-destinations': SAVED_LATE,
    'check-destinations-remote': SAVED_LATE,
    'recheck-destinations': 'Besucher werden vor Adressen, die gefährlich wurden, erst später gewarnt.',
    'destination-lists': 'Adressen werden mit den letzten guten Listen verglichen.',
    backup: 'Jetzt nichts. Ginge die Maschine verloren, dann alles seit der letzten guten Sicherung.',
    retention: 'Was fällig ist, wird später entfernt.',
    'scan-spool': 'Die Zahlen der Scans steigen später.',
    'clean-files': 'Dateien behalten länger die Orte und Zeiten, die Kameras hineinschreiben.',
    certificates:
      'Nichts, solange das letzte Zertifikat gilt. Ohne eines lässt sich die Domain nicht öffnen.',
  },
  byItself: 'Nichts: Es geht von selbst weiter. Falls es andauert, sehen Sie in das Log des Prozesses.',
};
