import { pluralIn } from '../../plural.ts';
import type { BatchTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: BatchTexts = {
  title: 'Chargen',
  intro: 'Codes, die zusammen erzeugt wurden.',
  pages: 'Seiten der Chargen',
  none: 'Noch keine Chargen',
  noneAdvice: 'Erzeugen Sie Links, dann entsteht die erste.',
  unnamed: (day) => `Charge vom ${day}`,
  columns: {
    name: 'Name',
    createdAt: 'Erstellt',
    size: 'Codes',
    claimed: 'Übernommen',
    approved: 'Freigegeben',
    print: 'Drucken',
  },
  printOf: (batch) => `Codes drucken: ${batch}`,
  states: (claimed, approved) => `${claimed} übernommen, ${approved} freigegeben`,
  deleted: counted({ one: (n) => `${n} gelöschter Code`, other: (n) => `${n} gelöschte Codes` }),
  edit: { title: 'Name und Notiz der Charge', save: 'Speichern', name: 'Name', note: 'Notiz' },
  actions: {
    approve: 'Alle freigeben',
    edit: 'Name und Notiz bearbeiten',
    print: 'Drucken',
    codes: 'Codes',
    csv: 'CSV',
    manifest: 'Liste als CSV',
  },
  page: {
    untitled: 'Charge',
    label: 'Die Charge',
    note: 'Notiz:',
    generated: (day) => `Erzeugt am ${day}`,
    generatedBy: (day, person) => `Erzeugt am ${day} von ${person}`,
    unknown: 'Diese Charge gibt es nicht',
    mistyped: 'Vielleicht ist die Adresse falsch eingegeben.',
    all: 'Alle Chargen',
  },
  figures: {
    label: 'Zahlen der Charge',
    codes: counted({ one: () => 'Code', other: () => 'Codes' }),
    scans: counted({ one: () => 'Scan', other: () => 'Scans' }),
    claimed: (number) => `${number} übernommen`,
    approved: (number) => `${number} freigegeben`,
    share: (percent) => `(${percent}\u00a0%)`,
    underOne: '(unter 1\u00a0%)',
  },
  codes: {
    label: 'Codes der Charge',
    title: 'Codes',
    deleted: 'Alle Codes dieser Charge wurden gelöscht.',
    all: (total) => `Alle ${total} Codes in der Tabelle`,
    claimed: 'Übernommen',
    approved: 'Freigegeben',
    notApproved: 'Nicht freigegeben',
  },
};
