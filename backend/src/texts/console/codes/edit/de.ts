import { pluralIn } from '../../../plural.ts';
import type { CodeEditTexts } from './texts.ts';

const counted = pluralIn('de');

export const texts: CodeEditTexts = {
  title: (code) => `${code} bearbeiten`,
  save: 'Speichern',
  name: 'Name',
  note: 'Notiz',
  emptied: 'Ein leeres Feld entfernt das Ziel.',
  replaced: 'Ein gespeicherter Link oder eine Telefonnummer ersetzt es.',
  noteChanged: 'Die Notiz wurde inzwischen geändert und bleibt, wie sie ist',
  tabs: { label: 'Wohin der Code führt', link: 'Link', phoneNumber: 'Telefon' },
  link: { label: 'Link', rule: 'Ein Link beginnt mit https:// oder http://.' },
  phone: {
    country: 'Land',
    label: 'Telefonnummer',
    option: (country, code) => `${country} (+${code})`,
  },
  meanwhile: {
    title: 'Jemand hat diesen Code inzwischen geändert',
    now: (name, destination) =>
      `Sein Name ist jetzt: ${name}. Er führt zu: ${destination}. Ihre Eingabe ist nicht gespeichert. Speichern Sie erneut, um das zu ersetzen, oder schließen Sie, um es zu behalten.`,
    noName: 'leer',
    nowhere: 'Nichts',
  },
  reset: {
    says: 'Zurücksetzen entfernt den Namen und das Ziel des Codes. Der Besitzer bleibt.',
    action: 'ZURÜCKSETZEN',
    ask: 'Möchten Sie diesen QR-Code wirklich zurücksetzen?',
    advice: 'Sein Name und sein Ziel gehen verloren. Der Besitzer und die Scans bleiben.',
  },
  remove: {
    ask: 'Möchten Sie diesen QR-Code wirklich löschen?',
    scans: counted({ one: (n) => `${n} Scan`, other: (n) => `${n} Scans` }),
    advice: (code, scans) =>
      `${code}, sein Inhalt und ${scans} gehen verloren. Wer den Aufdruck scannt, kommt zum Shop, und der Code wird nie wieder vergeben.`,
  },
};
