import { de as content } from '../../../content/de.ts';
import { pluralIn } from '../../../plural.ts';
import type { CodeTableTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: CodeTableTexts = {
  content,
  section: 'Tabelle der Codes',
  select: (code) => `${code} auswählen`,
  selectAll: 'Alle auswählen',
  columns: {
    id: 'Code',
    name: 'Name',
    storedInfo: 'Führt zu',
    owner: 'Besitzer',
    approved: 'Zustand',
    scanCount: 'Scans',
    createdAt: 'Erstellt',
    approvedDate: 'Freigegeben',
    imageUploadDate: 'Hochgeladen',
    note: 'Notiz',
    tags: 'Schlagwörter',
  },
  cells: {
    editText: (code) => `Name und Notiz von ${code} bearbeiten`,
    nothing: 'Noch nichts',
    approved: 'Freigegeben',
    notApproved: 'Nicht freigegeben',
    disabled: 'Abgeschaltet',
    owner: (name, email) => `${name}, ${email}`,
  },
  choice: {
    columns: 'Spalten',
    label: 'Auswahl der Spalten',
    search: 'Spalten suchen',
    up: (column) => `${column} nach oben`,
    down: (column) => `${column} nach unten`,
    reset: 'Zurücksetzen',
  },
  bar: {
    compact: 'Kompakt',
    print: 'Drucken …',
    tooMany: (most) => `Höchstens ${most} Codes werden auf einmal gedruckt`,
  },
  row: {
    label: (code) => `Name und Notiz von ${code}`,
    save: 'Speichern',
  },
  sheet: {
    previous: 'Zurück',
    next: 'Weiter',
    open: 'Seite öffnen',
    scans: counted({ one: (n) => `${n} Scan`, other: (n) => `${n} Scans` }),
  },
};
