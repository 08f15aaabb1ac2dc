import { pluralIn } from '../../plural.ts';
import type { PhoneTexts } from './texts.ts';

const counted = pluralIn('de');
const pictures = counted({ one: (n) => `${n} Bild kann`, other: (n) => `${n} Bilder können` });
const wait = counted({ one: (n) => `${n} Bild wartet`, other: (n) => `${n} Bilder warten` });

export const texts: PhoneTexts = {
  scan: {
    sight: 'Was die Kamera sieht',
    starting: 'Die Kamera startet',
    aim: 'Halten Sie den QR-Code vor die Kamera.',
    foreign: 'Dieser QR-Code ist nicht von uns. Versuchen Sie einen anderen.',
    refused:
      'Die Kamera ist nicht erlaubt. Erlauben Sie sie in den Einstellungen Ihres Browsers oder nehmen Sie einen der anderen Wege.',
    absent: 'Dieser Browser findet keine Kamera. Nehmen Sie einen der anderen Wege.',
    busy: 'Die Kamera ließ sich nicht öffnen. Vielleicht verwendet sie gerade eine andere App.',
    picture: 'Ein Bild des Codes wählen',
    nothing: 'Auf dem Bild wurde kein Code gefunden. Nehmen Sie ein schärferes, aus größerer Nähe.',
    unready: 'Das wurde nicht geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unreadable: 'Das Bild ließ sich nicht öffnen. Wählen Sie ein anderes.',
    byHand: 'Oder geben Sie den Code ein, der unter dem QR-Code gedruckt ist:',
  },
  home: {
    offer: (shop) => `Ihre Codes immer zur Hand: Legen Sie ${shop} auf Ihren Startbildschirm.`,
    add: 'Zum Startbildschirm',
    ios: 'Ihre Codes immer zur Hand: Tippen Sie im Browser auf Teilen und dann auf Zum Home-Bildschirm.',
    dismiss: 'Nicht mehr zeigen',
  },
  share: {
    title: 'Geteilte Bilder',
    lead: (count) => `${pictures(count)} in einen Ihrer Codes. Wählen Sie ihn hier.`,
    waiting: (count) => `${wait(count)} auf einen Code.`,
    choose: 'Code wählen',
    list: 'Die Bilder',
    remove: (name) => `${name} entfernen`,
    codes: 'Ihre Codes',
    add: { image: 'Zur Galerie hinzufügen', memories: 'Zur Seite hinzufügen' },
    make: { image: 'Galerie daraus machen', memories: 'Seite daraus machen' },
    of: (action, code) => `${action}: ${code}`,
    replaces: 'Vor dem Speichern ändert sich nichts. Dann weicht, was der Code heute öffnet.',
    none: 'Es wartet kein Bild',
    noneAdvice: (shop) =>
      `Teilen Sie ein Bild aus der Galerie Ihres Telefons mit ${shop}. Dann erscheint es hier.`,
    missed: 'Die Bilder sind nicht angekommen',
    missedAdvice: 'Sie sind noch in der Galerie Ihres Telefons. Teilen Sie sie noch einmal.',
    noCodes: 'Sie haben noch keine QR-Codes',
    noCodesAdvice: 'Übernehmen Sie zuerst einen. Die Bilder warten hier einen Tag lang.',
  },
};
