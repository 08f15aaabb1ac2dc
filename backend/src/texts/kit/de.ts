import { de as legal } from '../legal-names/de.ts';
import type { KitTexts } from './index.ts';

export const de: KitTexts = {
  home: (shop) => `${shop}, Startseite`,
  shop: 'Zum Shop',
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  close: 'Schließen',
  cancel: 'Abbrechen',
  yes: 'Ja',
  no: 'Nein',
  messages: 'Meldungen',
  dismiss: 'Ausblenden',
  showCharacters: 'Zeichen anzeigen',
  ofLimit: (length, limit) => `${length} von ${limit}`,
  enlarge: 'Vergrößern',
  showLarge: 'zum Scannen groß anzeigen',
  steps: 'Schritte',
  done: 'erledigt',
  justNow: 'gerade eben',
  broken: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    reload: 'Neu laden',
    advice:
      'Was Sie gespeichert haben, ist nicht verloren. Laden Sie die Seite neu. Wenn das nicht hilft, versuchen Sie es in einigen Minuten erneut.',
  },
  legal,
};
