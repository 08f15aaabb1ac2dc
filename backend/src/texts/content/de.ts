import type { ContentTexts } from './index.ts';

export const de: ContentTexts = {
  notSetUp: 'Noch nicht eingerichtet',
  leadsNowhere: 'Führt noch nirgendwohin',
  labels: {
    link: 'Link',
    phoneNumber: 'Anruf',
    memories: 'Seite',
    pdf: 'PDF',
    image: 'Bilder/Videos',
    smartQR: 'Smart QR',
  },
  opens: (link) => `Öffnet ${link}`,
  calls: (number) => `Ruft ${number} an`,
  page: (title) => `Seite: ${title}`,
  showsPage: 'Zeigt eine Seite',
  opensPdf: 'Öffnet ein PDF',
  showsGallery: 'Zeigt Bilder und Videos',
  opensByTime: 'Öffnet einen Link, der von der Tageszeit abhängt',
};
