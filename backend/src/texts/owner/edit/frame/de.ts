import { pluralIn } from '../../../plural.ts';
import type { EditWords } from '../texts.ts';

const counted = pluralIn('de');

export const frame: EditWords['frame'] = {
  title: 'QR-Code bearbeiten:',
  loadingCode: 'Der QR-Code wird geladen',
  loadingTab: 'Der Tab wird geladen',
  thisCode: 'Dieser Code',
  name: 'Name',
  namePlaceholder: 'Name des QR-Codes (optional)',
  tabsLabel: 'Wohin der Code führt',
  tabs: {
    link: 'URL / Link',
    phoneNumber: 'Anruf',
    memories: 'Seite erstellen',
    pdf: 'PDF',
    image: 'Bilder/Videos',
    smartQR: 'Smart QR',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  uploading: counted({
    one: (count) => `${count} Datei wird hochgeladen …`,
    other: (count) => `${count} Dateien werden hochgeladen …`,
  }),
  undo: 'Rückgängig',
  scanShows: 'Was ein Scan zeigt',
  preview: {
    button: 'Vorschau',
    preparing: 'Wird gespeichert, die Vorschau wird vorbereitet …',
    blocked:
      'Ihr Browser hat die Vorschau blockiert. Erlauben Sie Pop-ups für diese Seite oder scannen Sie den Code.',
  },
  claimed: {
    title: 'Dieser Code gehört Ihnen',
    advice: 'Wählen Sie, wohin er führt und ändern Sie es, sooft Sie möchten.',
  },
  clear: {
    button: 'Code leeren',
    title: 'Diesen Code leeren?',
    confirm: 'Leeren',
    advice:
      'Ein Scan dieses Codes zeigt dann nichts mehr. Der Name bleibt, und der Verlauf bringt alles andere zurück.',
  },
  leave: {
    title: 'Seite ohne Speichern verlassen?',
    confirm: 'Verlassen',
    stay: 'Bleiben',
    advice:
      'Ihre Änderungen sind nicht gespeichert. Dieses Gerät behält sie, bis Sie zurückkommen oder sich abmelden.',
  },
  unsaved: {
    failed: 'Ihre letzte Änderung wurde nicht gespeichert',
    failedAdvice: 'Ihre Eingaben sind noch da. Prüfen Sie sie und speichern Sie erneut.',
    back: 'Ihre nicht gespeicherten Änderungen sind wieder da',
    backAdvice: 'Das Formular zeigt, was Sie zuvor eingegeben haben.',
    showSaved: 'Gespeicherten Stand zeigen',
  },
  offline: {
    title: 'Sie sind offline',
    advice: 'Ihr Text ist sicher. Er wird gespeichert, sobald Sie wieder verbunden sind.',
  },
  conflict: {
    title: 'Dieser Code wurde inzwischen anderswo geändert',
    advice: 'Ihre Eingaben sind nicht verloren. Wählen Sie, welche Version bleiben soll.',
    yours: 'Ihre Version',
    incomplete: 'Noch nicht vollständig. Bearbeiten Sie Ihre Version, um sie zu sehen.',
    savedMeanwhile: 'Inzwischen gespeichert',
    savedBy: (who, when) => `Inzwischen gespeichert von ${who}, ${when}`,
    keepMine: 'Meine behalten',
    takeTheirs: 'Die andere verwenden',
    editMine: 'Meine bearbeiten',
  },
};
