import { pluralIn } from '../../../plural.ts';
import type { PeopleTexts } from '../texts.ts';

const counted = pluralIn('de');

export const person: PeopleTexts['person'] = {
  unknown: 'Eine Person',
  cancel: 'Abbrechen',
  next: 'Weiter',
  facts: {
    title: 'Konto',
    email: 'E-Mail-Adresse',
    verified: (email) => `${email} (bestätigt)`,
    notVerified: (email) => `${email} (nicht bestätigt)`,
    namesShown: (role) => `${role}, sieht Namen`,
    namesMasked: (role) => `${role}, sieht keine Namen`,
    signedUp: 'Registriert',
    withGoogle: (day) => `${day} mit Google`,
    twoStep: 'Anmeldung in zwei Schritten',
    on: 'Ein',
    off: 'Aus',
    terms: 'Nutzungsbedingungen',
    termsOf: (domain) => `Nutzungsbedingungen von ${domain}`,
    accepted: (version, day) => `Fassung vom ${version}, angenommen am ${day}`,
    events: 'Was diese Person getan hat',
  },
  actions: {
    resendOtp: 'Einmalcode erneut senden',
    role: 'Rolle ändern',
    twoStep: 'Anmeldung in zwei Schritten ausschalten',
    enable: 'Konto entsperren',
    disable: 'Konto sperren',
  },
  disabling: {
    question: 'Dieses Konto sperren?',
    confirm: 'Sperren',
    advice:
      'Die Person wird überall abgemeldet und kann sich nicht anmelden. Ihre Codes funktionieren weiter.',
  },
  twoStep: {
    question: 'Anmeldung in zwei Schritten ausschalten?',
    confirm: 'Ausschalten',
    advice: (who) =>
      `Dann meldet das Passwort allein ${who} an. Stellen Sie sicher, dass diese Person selbst darum bittet. Sie wird überall abgemeldet, und eine E-Mail sagt es ihr.`,
  },
  sessions: {
    title: 'Sitzungen',
    none: 'Nirgends angemeldet',
    device: (browser, os) => `${browser} unter ${os}`,
    seen: (when) => `Zuletzt aktiv: ${when}`,
    end: 'Abmelden',
    endNamed: (device) => `${device} abmelden`,
    endAll: 'Überall abmelden',
  },
  codes: {
    title: 'Codes der Person',
    inList: 'In der Liste der Codes zeigen',
    none: 'Keine Codes',
    latest: counted({
      one: (n) => `Der zuletzt übernommene Code (${n} von mehreren)`,
      other: (n) => `Die ${n} zuletzt übernommenen Codes von noch mehr`,
    }),
    scans: counted({ one: (n) => `${n} Scan`, other: (n) => `${n} Scans` }),
  },
  help: {
    title: 'Hilfe',
    password: 'Link für ein neues Passwort senden',
    email: 'E-Mail-Adresse ändern',
    mailCode: 'Adresse eines Codes senden',
    handOver: 'Einen Code übergeben',
    erase: 'Dieses Konto löschen',
  },
  password: {
    question: 'Link für ein neues Passwort senden?',
    confirm: 'Senden',
    advice: (email) =>
      `${email} erhält eine E-Mail mit einem Link, der innerhalb einer Stunde ein neues Passwort festlegt. Bis dahin gilt das jetzige Passwort.`,
  },
  email: {
    title: 'E-Mail-Adresse ändern',
    label: 'Neue E-Mail-Adresse',
    question: (who) => `E-Mail-Adresse von ${who} wirklich ändern?`,
    theNew: 'Die neue Adresse',
    ofVerified: (fresh, old) =>
      `${fresh} erhält einen Einmalcode, und ${old} wird benachrichtigt. Die Adresse ändert sich, sobald die Person sich anmeldet und den Code eingibt; andere Sitzungen enden dann.`,
    ofOther: (fresh, old) =>
      `${fresh} ersetzt ${old} sofort und erhält einen Einmalcode. ${old} wird nicht benachrichtigt, denn niemand hat gezeigt, wem diese Adresse gehört.`,
  },
};
