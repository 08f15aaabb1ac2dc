import type { TranslatedTexts } from './texts.ts';

export const texts: TranslatedTexts = {
  words: {
    home: 'Qlaim, Startseite',
    skip: 'Zum Inhalt springen',
    language: 'Sprache',
    close: 'Schließen',
    dismiss: 'Ausblenden',
    invitation: {
      headline: 'Der Code auf Ihren Dingen führt, wohin Sie wollen.',
      lead: 'Melden Sie sich an, um die QR-Codes der Artikel aus unserem Online-Shop zu beanspruchen und zu verwalten.',
    },
    claim: {
      waiting: 'Dieser Code wartet auf seinen Besitzer',
      last: 'Nur noch anmelden, dann wählen Sie, wohin Ihr Code führt',
      steps: 'Schritte, um den Code zu beanspruchen',
      signIn: 'Anmelden',
      verify: 'E-Mail bestätigen',
      yours: 'Ihr Code',
      done: 'erledigt',
    },
    fields: {
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      firstName: 'Vorname',
      lastName: 'Nachname',
      newPassword: 'Neues Passwort',
      confirmPassword: 'Passwort wiederholen',
      atLeast: (characters) => `Mindestens ${characters} Zeichen`,
      showCharacters: 'Zeichen anzeigen',
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
      newHere: 'Neu bei Qlaim?',
      signUp: 'Hier registrieren',
    },
    signUp: {
      title: 'Registrieren',
      submit: 'Registrieren',
      haveAccount: 'Sie haben schon ein Konto?',
      signIn: 'Hier anmelden',
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
    },
    unreachable: 'Ihre Seiten konnten nicht geöffnet werden',
  },
  advice: {
    network: 'Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
    busy: (when) => `Aus Ihrem Netz kamen gerade viele Versuche. Versuchen Sie es ${when} erneut.`,
    fault: (when) => `Der Fehler liegt bei uns, nicht bei Ihnen. Versuchen Sie es ${when} erneut.`,
    refused: 'Laden Sie die Seite neu, und versuchen Sie es erneut.',
    moment: 'gleich',
  },
  messages: {
    'This code is not right. Enter the newest one of your app, or a recovery code':
      'Dieser Code stimmt nicht. Geben Sie den neuesten Ihrer App oder einen Wiederherstellungscode ein',
    'This passkey could not be checked. Please try again':
      'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es erneut',
    'Please enter the code of your authenticator app': 'Bitte geben Sie den Code Ihrer Authenticator-App ein',
    'Login successfully': 'Sie sind angemeldet',
    'Signed out successfully': 'Sie sind abgemeldet',
    'Please enter the OTP sent to your email':
      'Bitte geben Sie den Einmalcode ein, den wir gesendet haben an',
    'Otp verified successfully': 'Der Einmalcode ist bestätigt',
    'Email sent successfully': 'Die E-Mail ist gesendet',
    'password changed successfully': 'Das Passwort ist geändert',
    'QR code claimed successfully': 'Der QR-Code gehört jetzt Ihnen',
    'Please enter valid email': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Email is required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'Password is required': 'Bitte geben Sie ein Passwort ein',
    'Password must be at least 6 characters long': 'Das Passwort muss mindestens 6 Zeichen lang sein',
    'Password must be at least 8 characters long': 'Das Passwort muss mindestens 8 Zeichen lang sein',
    'Password must be at most 200 characters long': 'Das Passwort darf höchstens 200 Zeichen lang sein',
    'Passwords must match': 'Die Passwörter müssen übereinstimmen',
    'Firstname is required': 'Bitte geben Sie Ihren Vornamen ein',
    'Lastname is required': 'Bitte geben Sie Ihren Nachnamen ein',
    'At most 100 characters': 'Höchstens 100 Zeichen',
    'Use one line of characters that can be seen': 'Verwenden Sie sichtbare Zeichen in einer Zeile',
    'A name can not hold a web or email address. Put a space after a dot':
      'Ein Name darf keine Web- oder E-Mail-Adresse enthalten. Setzen Sie nach einem Punkt ein Leerzeichen',
    'Please enter valid otp': 'Bitte geben Sie einen gültigen Einmalcode ein',
    'Some fields need your attention': 'Bitte prüfen Sie Ihre Eingaben',
    'The request body is not valid JSON': 'Die Anfrage ist kein gültiges JSON',
    'This reset link is no longer valid. Ask for a new one':
      'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an',
    'Please sign in': 'Bitte melden Sie sich an',
    'Wrong email or password': 'E-Mail-Adresse oder Passwort ist falsch',
    'This account is disabled. Please ask the seller':
      'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Verkäufer',
    'You are not allowed to do this': 'Das dürfen Sie nicht',
    'Please verify your email first': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse',
    'This call must come from our own pages': 'Diese Anfrage muss von unseren eigenen Seiten kommen',
    'There is nothing here': 'Hier ist nichts',
    'This QR code is not known': 'Dieser QR-Code ist nicht bekannt',
    'This user is not known': 'Dieses Konto ist nicht bekannt',
    'This QR code has already been claimed': 'Dieser QR-Code gehört bereits jemandem',
    'This QR code can not be claimed yet': 'Dieser QR-Code kann noch nicht beansprucht werden',
    'This was changed meanwhile. Reload and try again':
      'Das wurde inzwischen geändert. Laden Sie die Seite neu, und versuchen Sie es erneut',
    'The request is too large': 'Die Anfrage ist zu groß',
    'The request must be JSON': 'Die Anfrage muss JSON sein',
    'This password is the name of this site. Choose another one':
      'Dieses Passwort ist der Name dieser Seite. Bitte wählen Sie ein anderes',
    'This password is one of the most used. Choose another one':
      'Dieses Passwort gehört zu den häufigsten. Wählen Sie ein anderes',
    'The password must not be your email or name':
      'Das Passwort darf nicht Ihre E-Mail-Adresse oder Ihr Name sein',
    'Too many tries. Please wait a little': 'Zu viele Versuche. Bitte warten Sie ein wenig',
    'No more mails can go to this address today. Please try again tomorrow':
      'Heute können keine weiteren Mails an diese Adresse gehen. Bitte versuchen Sie es morgen wieder',
    'Something went wrong': 'Etwas ist schiefgegangen',
    'This is no valid HTTP request': 'Das ist keine gültige HTTP-Anfrage',
    'The request took too long to arrive': 'Die Anfrage ist zu langsam angekommen',
    'The headers of the request are too large': 'Die Kopfzeilen der Anfrage sind zu groß',
    'This is not available right now. Please try again':
      'Das ist gerade nicht verfügbar. Bitte versuchen Sie es erneut',
  },
};
