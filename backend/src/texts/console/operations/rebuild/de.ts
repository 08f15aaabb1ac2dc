import { pluralIn } from '../../../plural.ts';
import type { OperationsTexts } from '../texts.ts';

const counted = pluralIn('de');

export const rebuild: OperationsTexts['rebuild'] = {
  title: 'Neuaufbau',
  intro: 'Erstellt Lesemodelle neu aus dem Ereignisprotokoll, wenn sie etwas Falsches zeigen.',
  model: 'Lesemodell',
  all: 'Alle Lesemodelle',
  action: 'Neu aufbauen',
  confirmAll: 'Alle Lesemodelle neu aufbauen?',
  confirm: (name) => `Neu aufbauen: ${name}?`,
  consequence:
    'Das Ereignisprotokoll wird von Anfang an gelesen. Bei vielen Scans dauert das Minuten. Bis dahin sehen alle die jetzigen Listen. Scans werden beantwortet wie immer.',
  startFailed: 'Der Neuaufbau konnte nicht gestartet werden',
  asked: (person, when) => `Angefordert von ${person}, ${when}.`,
  deletedPerson: 'einer gelöschten Person',
  waiting: (made) => `${made}: wartet auf den Neuaufbau`,
  waitingNote:
    'Ein Prozess, der projiziert, übernimmt ihn innerhalb von Sekunden. Bleibt es so, prüfen Sie, ob einer läuft oder ob „npm run rebuild“ arbeitet.',
  failed: (name) => `Der Neuaufbau ist gescheitert an: ${name}`,
  before: 'Was vorher da war, wird weiter angezeigt.',
  remedy: 'Was zu tun ist:',
  models: counted({ one: (n) => `${n} Lesemodell`, other: (n) => `${n} Lesemodelle` }),
  step: (name) => `Ereignisprotokoll wird gelesen für: ${name}`,
  stepOf: (name, place, count) => `Ereignisprotokoll wird gelesen für: ${name}, ${place} von ${count}`,
  ended: (made, time, took, documents) => `${made}, neu aufgebaut am ${time}, Dauer ${took}: ${documents}.`,
  documents: counted({ one: (n) => `${n} Dokument`, other: (n) => `${n} Dokumente` }),
  second: 'eine Sekunde',
  seconds: counted({ one: (n) => `${n} Sekunde`, other: (n) => `${n} Sekunden` }),
  minutes: counted({ one: (n) => `${n} Minute`, other: (n) => `${n} Minuten` }),
  hours: counted({ one: (n) => `${n} Stunde`, other: (n) => `${n} Stunden` }),
  problems: {
    'other-version': {
      reason: 'Ein Programm einer anderen Version führt dieses Lesemodell.',
      remedy:
        'Schließen Sie die Aktualisierung ab, sodass alle Prozesse dieselbe Version haben. Starten Sie ihn dann erneut.',
    },
    'log-damaged': {
      reason: 'Das Ereignisprotokoll enthält ein beschädigtes Ereignis.',
      remedy: 'Führen Sie „npm run audit“ aus, das das Ereignis nennt, und spielen Sie eine Sicherung ein.',
    },
    interrupted: {
      reason: 'Jeder Prozess, der ihn ausführte, wurde vor dem Ende gestoppt.',
      remedy:
        'Sehen Sie im Log des Prozesses nach, warum er stoppt, oft aus Mangel an Speicher. Starten Sie ihn dann erneut.',
    },
    unexpected: {
      reason: 'Etwas ist schiefgegangen, das ein neuer Versuch nicht behebt.',
      remedy: 'Das Log des Prozesses sagt, warum. Beheben Sie das und starten Sie ihn erneut.',
    },
  },
};
