import { pluralIn } from '../../plural.ts';
import type { ApiKeysTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: ApiKeysTexts = {
  list: {
    title: 'API-Schlüssel',
    intro: (calls) =>
      `Mit einem Schlüssel ruft ein Programm die API im Namen des Admins auf, der ihn erstellt hat. ${calls} nennen die Berechtigung, die jeder braucht.`,
    calls: 'Die Aufrufe der API',
    make: 'Schlüssel erstellen',
    pages: 'Seiten der API-Schlüssel',
    none: 'Noch keine API-Schlüssel',
    advice: 'Erstellen Sie einen für jedes Programm, das die API aufruft.',
  },
  states: {
    active: 'Aktiv',
    expired: 'Abgelaufen',
    revoked: 'Widerrufen',
    ended: 'Beendet: Der Ersteller hat die Rechte eines Admins verloren',
  },
  row: {
    neverUsed: 'Nie benutzt',
    used: (when, calls) => `Zuletzt benutzt: ${when}, ${calls}`,
    calls: counted({ one: (n) => `${n} Aufruf`, other: (n) => `${n} Aufrufe` }),
    made: (day, maker) => `Erstellt am ${day} von ${maker}`,
    noExpiry: 'Läuft nicht ab',
    expires: (day) => `Läuft am ${day} ab`,
    revoked: (day, person) => `Widerrufen am ${day} von ${person}`,
    deletedPerson: 'einer gelöschten Person',
    revoke: 'Widerrufen',
    revokeNamed: (label) => `${label} widerrufen`,
  },
  form: {
    title: 'Schlüssel erstellen',
    action: 'Weiter',
    program: 'Programm, das den Schlüssel benutzt',
    scopes: 'Was es darf',
    expires: 'Läuft ab',
    days: counted({ one: (n) => `In ${n} Tag`, other: (n) => `In ${n} Tagen` }),
    year: 'In einem Jahr',
    never: 'Nie',
  },
  scopes: {
    'codes:read': 'Codes, ihre Besitzer und ihren Verlauf lesen',
    'codes:write': 'Codes ändern: Inhalt, Freigabe, Schalter, Zurücksetzen',
    'codes:delete': 'Codes löschen',
    'batches:read': 'Chargen und ihre Codes lesen',
    'batches:write': 'Codes erzeugen, Chargen benennen und drucken',
    'pictures:write': 'Bilder von Codes hochladen und löschen',
    'scans:read': 'Statistik der Scans lesen',
    'audit:read': 'Ereignisse des Protokolls lesen, mit Namen',
  },
  confirm: {
    title: (label) => `Den Schlüssel „${label}“ wirklich erstellen?`,
    action: 'Schlüssel erstellen',
    consequence: 'Wer den Schlüssel hat, darf in Ihrem Namen tun, was Sie gewählt haben.',
  },
  made: {
    title: (label) => `Der Schlüssel „${label}“`,
    done: 'Fertig',
    copy: 'Schlüssel kopieren',
    copied: 'Der Schlüssel ist kopiert',
    notCopied: 'Der Schlüssel konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand',
    now: 'Kopieren Sie ihn jetzt',
    once: 'Niemand kann diesen Schlüssel noch einmal zeigen. Bewahren Sie ihn dort auf, wo das Programm seine Geheimnisse hat.',
    key: 'API-Schlüssel',
  },
  revoke: {
    title: (label) => `„${label}“ widerrufen?`,
    action: 'Widerrufen',
    consequence:
      'Programme mit diesem Schlüssel werden sofort abgewiesen. Ein widerrufener Schlüssel kommt nicht zurück.',
  },
};
