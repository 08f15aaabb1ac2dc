import { pluralIn } from '../../plural.ts';
import type { PrintTexts } from './texts.ts';

const counted = pluralIn('de');
const codes = counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` });
const pages = counted({ one: (n) => `${n} Seite`, other: (n) => `${n} Seiten` });

export const texts: PrintTexts = {
  title: 'Codes drucken',
  titleOf: (batch) => `Drucken · ${batch}`,
  intro: 'Vektordateien in genauen Größen. Jedes Symbol wird gelesen, bevor Sie eine Datei erhalten.',
  batch: 'Charge',
  noBatch: {
    title: 'Keine Charge ist gewählt',
    advice: (list) => `Wählen Sie eine Charge in ${list} und drucken Sie sie dort.`,
    list: 'der Liste der Chargen',
  },
  noCodes: {
    title: 'Keine Codes sind gewählt',
    advice: (table) => `Markieren Sie Codes in ${table} und wählen Sie Drucken.`,
    table: 'der Tabelle',
  },
  nothing: {
    title: 'Nichts zu drucken',
    codes: 'Diese Codes wurden gelöscht.',
    batch: 'Alle Codes dieser Charge wurden gelöscht.',
  },
  unit: 'mm',
  paper: {
    title: 'Papier',
    a4: 'A4, 210 × 297 mm',
    letter: 'Letter, 215,9 × 279,4 mm',
    sheet: 'Etikettenbogen, nach seiner Nummer',
    label: 'Etikettenrolle, ein Etikett je Seite',
    width: 'Breite des Etiketts',
    height: 'Höhe des Etiketts',
    symbol: 'Größe des Symbols',
    symbolHelp: '10 bis 200 mm, ohne den weißen Rand darum',
  },
  sheets: {
    number: 'Nummer auf der Packung',
    example: 'Zum Beispiel L7160, 5163 oder 4677',
    found: counted({ one: () => 'Ein Bogen hat sie', other: (n) => `${n} Bögen haben sie` }),
    none: 'Kein Bogen hier hat diese Nummer. Wählen Sie ein Papier oder eine Etikettenrolle',
    label: 'Etikettenbogen',
    papers: { a4: 'A4', letter: 'US-Letter' },
    group: (maker, paper) => `${maker}, ${paper}`,
    of: (sheet, labels, size) => `${sheet}: ${labels} zu ${size}`,
  },
  below: {
    code: 'Kurzcode unter jedem Symbol',
    name: 'Name der Charge unter jedem Symbol',
    unnamed: 'Diese Charge hat keinen Namen. Benennen Sie sie auf ihrer Seite.',
    crop: 'Schnittmarken',
  },
  logo: {
    label: 'Logo in der Mitte',
    help: 'Ein Logo verdeckt einen Teil des Symbols. Daher wird die Fehlerkorrektur H verwendet.',
    none: 'Keines',
    mark: 'Das Zeichen von Qlaim',
    image: 'Ein eigenes Bild',
    file: 'Logo',
    choose: 'PNG oder SVG wählen',
    unreadable: 'Diese Datei ist kein Bild oder zu detailliert für ein Logo',
  },
  feed: {
    start: 'Beginnen bei Etikett',
    startHelp: 'Zeile für Zeile von links oben, für einen teilweise benutzten Bogen',
    backs: 'Mit Rückseiten',
    backsHelp:
      'Auf jede Seite folgt ihre Rückseite mit dem Namen der Charge und dem Code. Drucken Sie beidseitig, gewendet an der langen Kante.',
    off: 'Wenn Ihr Drucker versetzt druckt',
    right: 'Nach rechts',
    down: 'Nach unten',
  },
  buttons: { pdf: 'PDF herunterladen', svg: 'ZIP mit SVGs' },
  file: {
    busy: counted({
      one: (n) => `${n} Symbol wird gezeichnet und gelesen. Tausend dauern einige Sekunden.`,
      other: (n) => `${n} Symbole werden gezeichnet und gelesen. Tausend dauern einige Sekunden.`,
    }),
    ready: 'Ihre Datei ist fertig',
    again: 'Erneut herunterladen',
    facts: (count, sheets, size) =>
      `${codes(count)} auf ${pages(sheets)}, ${size}. Jedes Symbol wurde gelesen.`,
    factsOf: (count, batch, sheets, size) =>
      `${codes(count)} von ${batch} auf ${pages(sheets)}, ${size}. Jedes Symbol wurde gelesen.`,
  },
  preview: {
    none: 'Keine Vorschau',
    advice: 'Berichtigen Sie das Formular, um die Seite zu sehen.',
    facts: (count, onPage, sheets) => `${codes(count)}, ${onPage} je Seite, ${pages(sheets)}`,
    first: (sheets, count) => `Erste von ${pages(sheets)}, mit ${codes(count)}`,
    back: 'Ihre Rückseite',
  },
};
