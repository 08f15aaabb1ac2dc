import { de as kit } from '../../kit/de.ts';
import { messages as forConsole } from '../../messages/console/de.ts';
import { messages as forOwners } from '../../messages/de.ts';
import { messages as forStaff } from '../../messages/staff/de.ts';
import type { ConsoleWords, TranslatedConsole } from './texts.ts';

const words: ConsoleWords = {
  language: 'Sprache',
  languageLabel: 'Der Bildschirme und Ihrer E-Mails',
  loading: 'Wird geladen',
  undo: 'Rückgängig',
  skip: 'Zum Inhalt springen',
  profile: 'Profil',
  signOut: 'Abmelden',
  tools: { keys: 'Tasten', jump: 'Springen zu … (Strg K)' },
  readOnly: 'Nur lesen',
  offline: 'Keine Verbindung. Diese Seite macht weiter, sobald es eine gibt.',
  sections: {
    label: 'Bereiche',
    home: 'Start',
    codes: 'Codes',
    batches: 'Chargen',
    people: 'Personen',
    notices: 'Meldungen',
    scans: 'Scans',
    audit: 'Protokoll',
    operations: 'Betrieb',
    domains: 'Domains',
    advertisement: 'Werbung',
    apiKeys: 'API-Schlüssel',
    webhooks: 'Webhooks',
  },
  fault: {
    title: 'Etwas ist schiefgegangen',
    advice: 'Der Fehler liegt bei uns. Nichts, was Sie gespeichert haben, ist verloren.',
    reload: 'Neu laden',
  },
  missing: {
    unknown: {
      title: 'Nicht gefunden',
      says: 'Hier gibt es nichts',
      more: 'Vielleicht ist die Adresse falsch eingegeben, oder die Seite ist umgezogen.',
      back: 'Zurück zu den Codes',
    },
    role: {
      title: 'Nicht für Ihre Rolle',
      says: 'Ihre Rolle öffnet diese Seite nicht',
      more: 'Ein Administrator kann Ihnen eine andere Rolle geben.',
      back: 'Zurück zur Konsole',
    },
  },
  again: {
    title: 'Ihre Sitzung ist beendet',
    advice: (email) =>
      `Was Sie eingegeben haben, ist noch da. Melden Sie sich wieder als ${email} an und wiederholen Sie dann Ihren letzten Schritt.`,
    password: 'Ihr Passwort',
    code: 'Code Ihrer App oder ein Wiederherstellungscode',
    signIn: 'Anmelden',
    elsewhere: 'Auf andere Weise anmelden, in einem neuen Tab',
    done: 'Sie sind wieder angemeldet',
  },
  reactAdmin: {
    'ra.auth.auth_check_error': 'Bitte melden Sie sich an, um fortzufahren',
    'ra.notification.bad_item': 'Dieser Eintrag ist nicht lesbar',
    'ra.notification.data_provider_error': 'Die Antwort des Servers ist nicht lesbar',
    'ra.notification.http_error': 'Der Server war nicht erreichbar',
    'ra.notification.item_doesnt_exist': 'Diesen Eintrag gibt es nicht',
  },
};

export const texts: TranslatedConsole = {
  words,
  kit,
  messages: { ...forOwners, ...forStaff, ...forConsole },
};
