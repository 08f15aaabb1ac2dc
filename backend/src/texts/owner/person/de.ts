import { pluralIn } from '../../plural.ts';
import type { PersonTexts } from './texts.ts';

const counted = pluralIn('de');
const lead = counted({
  one: () => 'Ihr Code führt nirgendwohin mehr',
  other: (n) => `Ihre ${n} Codes führen nirgendwohin mehr`,
});
const gone = counted({
  one: (n) => `${n} Datei wird entfernt`,
  other: (n) => `${n} Dateien werden entfernt`,
});

export const texts: PersonTexts = {
  profile: {
    title: 'Angaben ändern',
    language: 'Sprache',
    languageHelp: 'Für diese Seiten und für die E-Mails, die wir Ihnen senden.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    emailHelp: 'Eine neue Adresse gilt, sobald Sie den Code eingeben, den wir an sie senden.',
    oldPassword: 'Altes Passwort',
    oldPasswordHelp: 'Nur, um Ihr Passwort zu ändern.',
    newPassword: 'Neues Passwort',
    submit: 'Speichern',
    unsaved: 'Diese Änderungen sind noch nicht gespeichert',
    discard: 'Verwerfen',
  },
  unverified: {
    title: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
    enter: 'Code eingeben',
    advice: (email) =>
      `Wir haben einen Code an ${email} gesendet. Falls die Adresse falsch geschrieben ist, ändern Sie sie hier.`,
  },
  pending: {
    title: 'Neue E-Mail-Adresse bestätigen',
    lead: (fresh, old) =>
      `Wir haben einen Code an ${fresh} gesendet. Bis Sie ihn eingeben, bleibt ${old} Ihre Adresse.`,
    cancel: 'Änderung abbrechen',
  },
  first: {
    title: 'Passwort wählen',
    notice: 'Das erste Passwort wurde beim Start von Qlaim ausgegeben',
    advice: 'Wer diese Ausgabe lesen kann, kennt es. Wählen Sie ein eigenes Passwort, um alles zu öffnen.',
    printed: 'Ausgegebenes Passwort',
    submit: 'Passwort ändern',
  },
  methods: {
    title: 'So melden Sie sich an',
    noPassword:
      'Sie haben noch kein Passwort. Wir senden Ihnen einen Link, über den Sie eines festlegen können.',
    addPassword: 'Passwort hinzufügen',
    google: 'Sie melden sich mit Google an.',
    passwordFirst: 'Fügen Sie ein Passwort hinzu, bevor Sie die Verknüpfung aufheben.',
    unlink: 'Google-Verknüpfung aufheben',
    linkLead: 'Verknüpfen Sie Google und melden Sie sich ohne Passwort an.',
    link: 'Google verknüpfen',
    linkNext: 'Danach wählen Sie Ihr Konto bei Google. Von da an melden Sie sich damit an.',
  },
  linking: {
    refused: 'Google durfte nicht verknüpft werden.',
    expired: 'Dieser Versuch ist zu alt oder schon verwendet. Bitte beginnen Sie neu.',
    away: 'Google antwortet gerade nicht. Bitte versuchen Sie es erneut.',
    unverified: 'Google hat diese E-Mail-Adresse nicht bestätigt.',
    first: 'Bitte melden Sie sich zuerst an und verknüpfen Sie Google in Ihrem Profil.',
    taken: 'Dieses Google-Konto gehört hier zu einem anderen Konto.',
    other: 'Ein anderes Google-Konto ist verknüpft. Heben Sie diese Verknüpfung zuerst auf.',
    busy: 'Das wurde inzwischen geändert. Bitte versuchen Sie es erneut.',
    disabled: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Verkäufer.',
  },
  prove: {
    code: 'Code Ihrer App oder ein Wiederherstellungscode',
    password: 'Ihr Passwort',
    usePassword: 'Stattdessen das Passwort verwenden',
    useCode: 'Stattdessen einen Code verwenden',
    next: 'Weiter',
  },
  unread: 'Das konnte nicht gelesen werden',
  passkeys: {
    title: 'Ihre Passkeys',
    lead: 'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre an, ohne Passwort.',
    add: 'Passkey hinzufügen',
    unknown: 'Dieser Browser kann keine Passkeys erstellen. Fügen Sie einen in einem anderen Browser hinzu.',
    remove: 'Entfernen',
    removeNamed: (name) => `${name} entfernen`,
    question: (name) => `Den Passkey ${name} entfernen?`,
    keep: 'Behalten',
    consequence:
      'Sie können sich dann nicht mehr mit ihm anmelden. Löschen Sie ihn auch in Ihrem Gerät oder Passwortmanager.',
    neverUsed: (added) => `Hinzugefügt: ${added}, nie verwendet`,
    used: (added, used) => `Hinzugefügt: ${added}, zuletzt verwendet: ${used}`,
    backedUp: 'Ihre anderen Geräte haben ihn auch',
    elsewhere: (domain) => `Gilt nur für die Anmeldung bei ${domain}`,
    mine: 'Mein Passkey',
    name: 'Bezeichnung',
    nameHelp: 'Um ihn von anderen zu unterscheiden, zum Beispiel mit dem Namen des Geräts, auf dem er liegt.',
    browserNext: 'Danach fragt Ihr Browser, wo er den Passkey aufbewahren soll.',
    exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto',
    notMade: 'Es wurde kein Passkey erstellt',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    lead: 'Melden Sie ab, was Sie nicht kennen, und legen Sie ein neues Passwort fest.',
    others: 'Überall sonst abmelden',
    here: 'Dieses Gerät',
    opened: (opened) => `Angemeldet: ${opened}`,
    seen: (opened, seen) => `Angemeldet: ${opened}, zuletzt aktiv: ${seen}`,
    withinHour: 'innerhalb der letzten Stunde',
    end: 'Abmelden',
    endNamed: (device) => `${device} abmelden`,
    browser: 'Ein Browser',
    device: (browser, os) => `${browser} unter ${os}`,
  },
  twoStep: {
    title: 'Anmeldung in zwei Schritten',
    lead: 'Nach dem Passwort geben Sie einen Code aus einer App auf Ihrem Telefon ein. Mit dem Passwort allein kommt dann niemand hinein.',
    required: 'Schalten Sie zuerst die Anmeldung in zwei Schritten ein',
    requiredAdvice: 'Vorher öffnet sich nichts anderes.',
    setUp: 'Einrichten',
    on: 'Ein',
    left: counted({
      one: (n) => `noch ${n} Wiederherstellungscode`,
      other: (n) => `noch ${n} Wiederherstellungscodes`,
    }),
    renew: 'Neue Wiederherstellungscodes',
    off: 'Ausschalten',
    offQuestion: 'Anmeldung in zwei Schritten ausschalten?',
    offConsequence: 'Dann genügt zum Anmelden wieder das Passwort. Ihre Wiederherstellungscodes verfallen.',
    make: 'Neue Codes erstellen',
    renewConsequence: 'Ihre alten Wiederherstellungscodes gelten danach nicht mehr.',
  },
  setUp: {
    title: 'Anmeldung in zwei Schritten einrichten',
    prove: 'Weisen Sie zuerst nach, dass Sie es sind.',
    scan: (open) =>
      `Scannen Sie das mit einer Authenticator-App, zum Beispiel der Ihres Passwortmanagers. Oder ${open} auf diesem Gerät.`,
    open: 'öffnen Sie es',
    qr: 'QR-Code für Ihre Authenticator-App',
    key: (key) => `Keine Kamera? Geben Sie diesen Schlüssel in die App ein: ${key}`,
    digits: 'Die sechs Ziffern, die die App zeigt',
    submit: 'Einschalten',
  },
  recovery: {
    title: 'Ihre Wiederherstellungscodes',
    lead: 'Ohne Ihr Telefon kommen Sie mit einem Wiederherstellungscode hinein. Jeder gilt einmal. Bewahren Sie sie bei Ihren wichtigen Papieren auf: Sie werden nicht noch einmal gezeigt.',
    codes: 'Wiederherstellungscodes',
    file: (shop) => `Wiederherstellungscodes für ${shop}. Jeder gilt einmal.`,
    download: 'Herunterladen',
    print: 'Drucken',
    kept: 'Ich habe sie gesichert',
  },
  data: {
    title: 'Ihre Daten',
    lead: 'Nehmen Sie eine Kopie von allem mit, was wir über Sie speichern: Ihr Konto, Ihre Codes mit ihrem Verlauf und Ihre Dateien.',
    download: 'Meine Daten herunterladen',
    delete: 'Mein Konto löschen',
    zip: 'Sie erhalten eine ZIP-Datei. Sie enthält auch Ihre Dateien und kann groß sein. Wer sie hat, kann alles darin lesen.',
    start: 'Herunterladen',
    unread: 'Ihr Konto konnte nicht gelesen werden',
  },
  proof: {
    code: 'Code aus der E-Mail',
    noPassword: 'Ihr Konto hat kein Passwort. Wir senden Ihnen stattdessen einen Code.',
    mail: 'Code senden',
    mailAgain: 'Neuen Code senden',
  },
  deletion: {
    intro: 'Wenn Sie Ihr Konto löschen:',
    signedOut: 'Sie werden überall abgemeldet, und niemand kann sich mehr mit diesem Konto anmelden.',
    removed:
      'Name, E-Mail-Adresse, Seiten, Verlauf und Dateien werden endgültig entfernt. Niemand kann sie zurückholen.',
    lastMail:
      'Wir senden Ihnen darüber eine letzte E-Mail. Sie können sich mit derselben Adresse neu registrieren.',
    copy: 'Um eine Kopie zu behalten, laden Sie zuerst im Profil Ihre Daten herunter.',
    question: 'Ihr Konto für immer löschen?',
    confirm: 'Löschen',
    keep: 'Behalten',
    final: 'Das lässt sich nicht rückgängig machen.',
    lost: (codes, files) => {
      if (codes === 0) return 'Sie haben keine Codes.';
      return files === 0 ? `${lead(codes)}.` : `${lead(codes)}, und ${gone(files)}.`;
    },
  },
  choice: {
    question: 'Was geschieht mit Ihren Codes?',
    close: {
      label: 'Geschlossen halten',
      help: 'Sie werden geleert, und niemand kann sie übernehmen, außer der Verkäufer öffnet sie wieder.',
    },
    release: {
      label: 'Für andere öffnen',
      help: 'Sie werden geleert. Wer einen scannt, kann ihn übernehmen, zum Beispiel wenn Sie den Artikel weitergeben.',
    },
  },
};
