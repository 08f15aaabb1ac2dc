import type { ContentTexts } from './index.ts';

export const es: ContentTexts = {
  notSetUp: 'Sin configurar',
  leadsNowhere: 'Todavía no lleva a ninguna parte',
  labels: {
    link: 'Enlace',
    phoneNumber: 'Llamada',
    memories: 'Página',
    pdf: 'PDF',
    image: 'Imágenes/vídeos',
    smartQR: 'QR inteligente',
  },
  opens: (link) => `Abre ${link}`,
  calls: (number) => `Llama al ${number}`,
  page: (title) => `Página: ${title}`,
  showsPage: 'Muestra una página',
  opensPdf: 'Abre un PDF',
  showsGallery: 'Muestra imágenes y vídeos',
  opensByTime: 'Abre un enlace que depende de la hora',
};
