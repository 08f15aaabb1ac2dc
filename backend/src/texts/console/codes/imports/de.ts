import { pluralIn } from '../../../plural.ts';
import type { ImportTexts } from './texts.ts';

const counted = pluralIn('de');
const rows = counted({ one: (n) => `${n} Zeile`, other: (n) => `${n} Zeilen` });
const codes = counted({ one: (n) => `${n} Code`, other: (n) => `${n} Codes` });

export const texts: ImportTexts = {
  rows: (count) => rows(count),
  codes: (count) => codes(count),
  title: 'Codes importieren',
  lead: 'Codes, die anderswo gedruckt wurden: eine CSV-Datei oder ein Export aus Shlink, YOURLS, Kutt oder Dub. Sie führen weiter dorthin, wohin sie führten.',
  choose: 'Datei auswählen',
  file: 'CSV-Datei',
  other: 'Andere Datei auswählen',
  checking: 'Die Datei wird geprüft …',
  of: (source, rows) => `${source} · ${rows}`,
  any: 'CSV-Datei',
  valid: (codes) => `Importiert werden können: ${codes}`,
  faulty: (rows) => `Nicht importiert werden können: ${rows}`,
  columns: 'Spalten',
  none: 'Nicht in der Datei',
  fields: {
    short: 'Kurzcode',
    address: 'Gedruckte Adresse',
    link: 'Ziel',
    name: 'Name',
    note: 'Notiz',
    tags: 'Schlagwörter',
    created: 'Erstellt am',
  },
  claimable: 'Käufer dürfen sie übernehmen',
  claimableHelp:
    'Fremde Kurzcodes sind oft so kurz, dass man sie erraten kann. Ohne dieses Häkchen gibt sie erst ein Admin frei.',
  line: (line) => `Zeile ${line}`,
  more: (number) => `Gezeigt werden die ersten ${number}. Nach dem Import gibt es alle als CSV-Datei.`,
  submit: (codes) => `Importieren: ${codes}`,
  faults: {
    no_code: 'kein Kurzcode',
    bad_code: 'mehr als 64 Zeichen oder andere als Buchstaben, Ziffern und . _ ~ -',
    reserved_code: 'ein Wort aus den Adressen dieses Produkts',
    same_code: 'eine frühere Zeile hat diesen Kurzcode',
    code_taken: 'es gibt schon einen Code mit diesem Kurzcode',
    bad_address: 'keine Webadresse mit einem Teil nach dem Host',
    bad_link: 'kein Ziel, zu dem ein Code führen darf',
    bad_name: 'der Name ist zu lang',
    bad_note: 'die Notiz ist zu lang',
    bad_tags: 'zu viele oder zu lange Schlagwörter',
    bad_date: 'kein Datum in der Vergangenheit',
  },
};
