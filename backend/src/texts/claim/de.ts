import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  switch: 'Sprache',
  phone: {
    title: (number) => `${number} anrufen`,
    calls: 'Dieser Code ruft an',
    call: 'Jetzt anrufen',
    save: 'Kontakt speichern',
  },
  smart: {
    title: 'Links nach Tageszeit',
    heading: 'Wohin dieser Code führt, hängt von der Tageszeit ab',
    hours: (from, to, zone) => `${from} bis ${to} Uhr, ${zone}`,
    otherwise: 'zu jeder anderen Zeit',
  },
  unavailable: {
    title: 'Im Moment nicht erreichbar',
    words: 'Das ist im Moment nicht erreichbar. Bitte scannen Sie den Code noch einmal.',
    again: 'Noch einmal versuchen',
  },
  frame: {
    home: (name: string) => `${name}, Startseite`,
    skip: 'Zum Inhalt springen',
    foot: 'Qlaim: QR-Codes auf gekauften Dingen, die ihren Käufern gehören.',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    myCodes: 'Zu meinen QR-Codes',
    dashboard: 'Zur Verwaltung',
    whatIs: (name: string) => `Was ist ${name}?`,
  },
  claim: {
    title: 'Diesen Code übernehmen',
    heading: 'Dieser Code wartet auf seinen Besitzer',
    lead: 'Sie haben den Artikel? Übernehmen Sie seinen Code und wählen Sie, wohin ein Scan führt.',
    button: 'Diesen Code übernehmen',
    signedInAs: (name, email) =>
      name === '' ? `Angemeldet als ${email}` : `Angemeldet als ${name} (${email})`,
    haveAccount: 'Sie haben schon ein Konto?',
    signInHere: 'Hier anmelden',
    adminTitle: 'Sie sind als Administrator angemeldet',
    adminWords:
      'Administratoren betreuen Codes, übernehmen sie aber nicht. Melden Sie sich mit einem eigenen Konto an, um diesen Code zu übernehmen.',
    failed: 'Etwas ist schiefgegangen',
    failedWords: 'Der Code ist noch frei. Versuchen Sie es gleich noch einmal.',
    steps: 'Schritte zur Übernahme des Codes',
    stepSignIn: 'Anmelden',
    stepVerify: 'E-Mail bestätigen',
    stepYours: 'Ihr Code',
    done: 'erledigt',
  },
  preview: {
    title: 'Wohin dieser Code führt',
    since: (date) => `Seit ${date}`,
    claimed: (date) => `Übernommen am ${date}`,
    go: 'Dorthin gehen',
    links: 'Er öffnet diese Adresse',
    timed: 'Er öffnet eine Adresse, die von der Uhrzeit abhängt',
    phone: 'Er ruft diese Nummer an',
    pdf: 'Er öffnet ein PDF',
    gallery: 'Er zeigt Bilder und Videos',
    page: 'Er zeigt eine Seite seines Besitzers',
    'protected-page': 'Er zeigt eine Seite, die ein Sicherheitscode schützt',
    claim: 'Er wartet auf seinen Besitzer. Wer ihn scannt, kann ihn übernehmen.',
  },
  hidden: {
    yours: 'Das ist Ihr Code. Besucher sehen nur diese Seite.',
    show: 'Wieder zeigen',
    see: 'Ausgeblendetes ansehen',
  },
  reasons: {
    unknown: {
      title: 'Dieser Code ist nicht bekannt',
      words:
        'Prüfen Sie, ob der ganze Code gescannt wurde. Steht er auf etwas, das Sie gekauft haben, fragen Sie den Verkäufer.',
    },
    'not-ready': {
      title: 'Dieser Code ist noch nicht bereit',
      words:
        'Der Verkäufer muss ihn noch freigeben. Versuchen Sie es morgen wieder oder fragen Sie den Verkäufer.',
    },
    disabled: {
      title: 'Dieser Code ist abgeschaltet',
      words:
        'Der Verkäufer hat ihn abgeschaltet. Wenn Sie den Artikel gekauft haben, fragen Sie den Verkäufer.',
    },
    nonpaying: {
      title: 'Dieser Artikel ist noch nicht bezahlt',
      words:
        'Sein Code kann übernommen werden, sobald der Verkäufer die Zahlung erhalten hat. Wenn Sie bezahlt haben, fragen Sie den Verkäufer. Wenn Sie ihn geschenkt bekommen haben, fragen Sie die Person, die ihn gekauft hat.',
    },
    empty: {
      title: 'Dieser Code führt noch nirgendwohin',
      words:
        'Sein Besitzer hat noch kein Ziel gewählt. Wenn der Code Ihnen gehört, melden Sie sich an und wählen Sie eines.',
    },
    hidden: {
      title: 'Der Besitzer hat das vorerst ausgeblendet',
      words: 'Der Code funktioniert weiterhin. Bitte schauen Sie ein andermal wieder vorbei.',
    },
    deleted: {
      title: 'Dieser Code wird nicht mehr verwendet',
      words:
        'Er wurde endgültig außer Betrieb genommen. Wenn Sie den Artikel gekauft haben, bitten Sie den Verkäufer um einen neuen Code.',
    },
    verify: {
      title: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
      words:
        'Der Code wartet auf Sie. Melden Sie sich an, geben Sie die sechs Ziffern aus unserer E-Mail ein, und er gehört Ihnen.',
    },
    claimed: {
      title: 'Dieser QR-Code wurde bereits übernommen',
      words:
        'Wenn Sie das waren, melden Sie sich an: Sie finden ihn unter Ihren Codes. Wenn Sie den Artikel gekauft haben und es nicht waren, fragen Sie den Verkäufer.',
    },
  },
  welcome: {
    title: 'Ihre Dinge führen, wohin Sie wollen',
    code: 'Code',
    headline: 'Der Code auf Ihren Dingen führt, wohin Sie wollen',
    lead: 'Was Sie kaufen, trägt einen QR-Code, der nur Ihnen gehört. Übernehmen Sie ihn, und jeder Scan öffnet Ihre Seite, Ihren Link oder Ihre Telefonnummer. Ändern Sie das Ziel, so oft Sie wollen: Der Code bleibt derselbe.',
    how: 'In drei Schritten übernommen',
    scan: 'Scannen',
    scanWords:
      'Richten Sie die Kamera Ihres Telefons auf den Code am Anhänger, auf der Karte oder auf dem Artikel.',
    claim: 'Übernehmen',
    claimWords:
      'Melden Sie sich an, bestätigen Sie Ihre E-Mail-Adresse, und der Code gehört Ihnen. Wer zuerst kommt, behält ihn.',
    choose: 'Wählen',
    chooseWords: 'Legen Sie fest, wohin er führt. Vom nächsten Scan an führt er dorthin.',
    what: 'Wohin er führen kann',
    link: 'Ein Link',
    linkWords: 'Ihr Geschäft, Ihre Playlist, ein Video, ein Formular: jede Seite im Netz.',
    call: 'Ein Anruf',
    callWords: 'Wer Ihre Tasche, Ihren Hund oder Ihr Fahrrad findet, kann Sie anrufen.',
    page: 'Eine eigene Seite',
    pageWords:
      'Bilder, Videos, PDFs und Worte zur Erinnerung an jemanden, für alle oder hinter einem Sicherheitscode.',
    often: 'Und wie oft',
    oftenWords: 'Sehen Sie Tag für Tag, wie oft jeder Code gescannt wurde.',
  },
};
