import { pluralIn } from '../../../plural.ts';
import type { GenerateTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: GenerateTexts = {
  dialog: {
    title: 'Codes erzeugen',
    submit: 'Links erzeugen',
    amount: 'Anzahl',
    range: (min, max) => `${min} bis ${max} Codes`,
    name: 'Name der Charge',
    nameHelp: 'Zum Beispiel „Gitarrenkoffer, Frühjahr“. Das hat Zeit.',
    note: 'Notiz',
    noteHelp: 'Nur die Konsole zeigt sie.',
  },
  notice: {
    codes: counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` }),
    done: (codes) => `${codes} erzeugt`,
    doneIn: (codes, batch) => `${codes} in ${batch} erzeugt`,
    print: 'Drucken',
    see: 'Freigabe ansehen',
    approve: 'Freigeben',
    open: 'Öffnen',
    close: 'Hinweis schließen',
  },
  none: {
    title: 'Noch keine QR-Codes',
    enter: 'Anzahl eingeben',
    advice:
      'Geben Sie ein, wie viele Sie brauchen, und drücken Sie „Links erzeugen“. Ihre Adressen kommen als CSV-Datei zum Drucken.',
    unmatched: 'Keine Codes passen zu diesen Filtern',
    clear: 'Alle Filter entfernen',
    fewer:
      'Entfernen Sie einen Filter oder suchen Sie nach weniger Zeichen. Die Suche findet Teile von Codes, Namen, Notizen, Chargen, Besitzern, Links und Telefonnummern.',
  },
};
