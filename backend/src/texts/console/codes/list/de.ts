import { de as content } from '../../../content/de.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeListTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: CodeListTexts = {
  title: 'QR-Links erzeugen',
  total: (number) => `QR-Codes gesamt: ${number}`,
  someOf: (some, all) => `${some} von ${all}`,
  generate: 'Erzeugen',
  import: 'Importieren',
  upload: 'Bilder hochladen',
  codes: 'QR-Codes',
  search: {
    region: 'QR-Codes durchsuchen',
    label: 'Suchen',
    placeholder: 'Code, Name, Besitzer, Adresse, Ziel',
    clear: 'Suche leeren',
    filters: 'Filter',
    filtersSet: (count) => `Filter (${count})`,
  },
  views: { label: 'Ansicht', cards: 'Karten', table: 'Tabelle' },
  pages: {
    skip: 'Zu den Seitenzahlen springen',
    label: 'Seiten der Codes',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
    shown: (from, to, total) => `${from}–${to} von ${total}`,
  },
  code: {
    symbol: (code) => `QR-Code ${code}`,
    noName: 'Noch kein Name',
    noOwner: 'Noch kein Besitzer',
    nonpaying: 'nicht bezahlt',
    hidden: 'vom Besitzer ausgeblendet',
    withheld: 'Besuchern vorenthalten',
    flagged: 'Besucher werden gewarnt',
    created: 'Erstellt',
    uploaded: 'Hochgeladen',
    approved: 'Freigegeben',
    scans: 'Scans',
  },
  actions: {
    edit: (code) => `${code} bearbeiten`,
    remove: (code) => `${code} löschen`,
    more: (code) => `Mehr zu ${code}`,
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand',
    print: 'Diesen Code drucken',
    svg: 'Als SVG herunterladen',
    restrict: 'Als nicht bezahlt markieren',
    unrestrict: 'Als bezahlt markieren',
  },
  switches: {
    approved: { label: 'Freigegeben', on: 'Freigegeben', off: 'Nicht freigegeben' },
    isActive: { label: 'Eingeschaltet', on: 'Eingeschaltet', off: 'Abgeschaltet' },
    restricted: { label: 'Bezahlt', on: 'Bezahlt', off: 'Nicht bezahlt' },
  },
  stored: {
    nothing: 'Noch nichts gespeichert',
    types: { ...content.labels, protected: 'Geschützte Seite', image: 'Bilder und Videos' },
    images: counted({ one: (n) => `${n} Bild`, other: (n) => `${n} Bilder` }),
    videos: counted({ one: (n) => `${n} Video`, other: (n) => `${n} Videos` }),
    both: (first, second) => `${first}, ${second}`,
    andMore: (first, count) => `${first} und ${count} weitere`,
    otherwise: (link) => `sonst ${link}`,
    of: (type, what) => `${type}: ${what}`,
  },
};
