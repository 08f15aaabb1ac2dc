import type { ContentTexts } from './index.ts';

export const fr: ContentTexts = {
  notSetUp: 'Pas encore configuré',
  leadsNowhere: 'Ne mène encore nulle part',
  labels: {
    link: 'Lien',
    phoneNumber: 'Appel',
    memories: 'Page',
    pdf: 'PDF',
    image: 'Images/vidéos',
    smartQR: 'QR intelligent',
  },
  opens: (link) => `Ouvre ${link}`,
  calls: (number) => `Appelle le ${number}`,
  page: (title) => `Page : ${title}`,
  showsPage: 'Affiche une page',
  opensPdf: 'Ouvre un PDF',
  showsGallery: 'Affiche des images et des vidéos',
  opensByTime: 'Ouvre un lien qui dépend de l’heure',
};
