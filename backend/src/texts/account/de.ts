import type { AccountWords } from './texts.ts';

export const texts: AccountWords = {
  invitation: {
    headline: 'Der Code auf Ihren Dingen führt, wohin Sie wollen.',
    lead: 'Melden Sie sich an, um die QR-Codes der Artikel aus unserem Online-Shop zu übernehmen und zu verwalten.',
  },
  claim: {
    waiting: 'Dieser Code wartet auf seinen Besitzer',
    last: 'Nur noch anmelden, dann wählen Sie, wohin Ihr Code führt',
    steps: 'Schritte zur Übernahme des Codes',
    signIn: 'Anmelden',
    verify: 'E-Mail bestätigen',
    yours: 'Ihr Code',
  },
  fields: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    firstName: 'Vorname',
    lastName: 'Nachname',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort wiederholen',
    atLeast: (characters) => `Mindestens ${characters} Zeichen`,
    strength: [
      'Sehr leicht zu erraten',
      'Leicht zu erraten',
      'Könnte schwerer zu erraten sein',
      'Schwer zu erraten',
      'Sehr schwer zu erraten',
    ],
  },
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    passkey: 'Passkey verwenden',
    newHere: (shop) => `Neu bei ${shop}?`,
    signUp: 'Hier registrieren',
  },
  signUp: {
    title: 'Registrieren',
    submit: 'Registrieren',
    haveAccount: 'Sie haben schon ein Konto?',
    signIn: 'Hier anmelden',
    sendCode: 'Code senden',
    later: 'Die E-Mail-Adresse genügt. Name und Passwort können Sie später im Profil ergänzen.',
    withPassword: 'Mit Name und Passwort registrieren',
    emailAlone: 'Nur mit der E-Mail-Adresse registrieren',
  },
  google: {
    submit: 'Weiter mit Google',
    or: 'oder',
  },
  otp: {
    title: 'E-Mail-Adresse bestätigen',
    code: 'Einmalcode',
    submit: 'Absenden',
    sendAgain: 'Neuen Code senden',
    sendAgainIn: (seconds) => `Neuer Code in ${seconds} s`,
    changeEmail: 'Falsche Adresse? Ändern',
    otherAccount: 'Anderes Konto verwenden',
    otherEmail: 'Andere Adresse verwenden',
  },
  secondStep: {
    title: 'Zweiter Schritt',
    lead: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App gerade zeigt.',
    code: 'Code der App',
    useRecovery: 'Wiederherstellungscode verwenden',
    recoveryLead:
      'Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
    recoveryCode: 'Wiederherstellungscode',
    useApp: 'App verwenden',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    lead: 'Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen können.',
    submit: 'Link senden',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    submit: 'Passwort festlegen',
    incomplete: 'Dieser Link ist unvollständig',
    incompleteAdvice:
      'Öffnen Sie den ganzen Link aus der E-Mail. Wenn er weiterhin nicht funktioniert, fordern Sie unter „Passwort vergessen?“ einen neuen an.',
    signIn: 'Zur Anmeldung',
    another: 'Neuen Link anfordern',
  },
  unreachable: 'Ihre Seiten konnten nicht geöffnet werden',
};
