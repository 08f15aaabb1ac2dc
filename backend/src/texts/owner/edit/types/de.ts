import type { EditWords } from '../texts.ts';

export const types: EditWords['types'] = {
  scanOpens: 'Ein Scan öffnet',
  link: {
    label: 'Link',
    help: 'Die Seite, die sich öffnet, wenn jemand den Code scannt, zum Beispiel www.example.com',
    empty: 'Geben Sie einen Link ein. Ein Scan öffnet ihn dann.',
  },
  phone: {
    letters: 'Eine Telefonnummer hat keine Buchstaben',
    number: 'Telefonnummer',
    help: 'Ein Scan des Codes ruft diese Nummer an.',
    country: 'Land',
    extension: 'Durchwahl (optional)',
    empty: 'Geben Sie eine Telefonnummer ein. Ein Scan ruft sie dann an.',
    shownExtension: (extension) => `Durchwahl ${extension}`,
    call: 'Anrufen',
  },
  pdf: {
    files: 'PDFs',
    choose: 'PDFs auswählen',
    help: 'Ein Scan öffnet das erste.',
    link: 'Oder der Link eines PDFs im Web',
    linkHelp: 'Die Adresse des PDFs, zum Beispiel www.example.com/menu.pdf',
    linkListed: 'Entfernen Sie die Dateien oben, um stattdessen einen Link zu verwenden.',
    empty: 'Fügen Sie ein PDF hinzu. Ein Scan öffnet es dann.',
  },
  gallery: {
    files: 'Bilder und Videos',
    choose: 'Bilder oder Videos auswählen',
    first: (total) => `1 von ${total}`,
    emptyTitle: 'Noch keine Medien hinzugefügt',
    empty: 'Zu diesem QR-Code gehören noch keine Bilder oder Videos. Bitte fügen Sie Medien hinzu.',
  },
};
