import type { EditWords } from '../texts.ts';

export const types: EditWords['types'] = {
  scanOpens: 'Un escaneo abre',
  link: {
    label: 'Enlace',
    help: 'La página que se abre cuando alguien escanea el código, por ejemplo www.example.com',
    empty: 'Escriba un enlace y un escaneo lo abrirá.',
  },
  phone: {
    letters: 'Un número de teléfono no tiene letras',
    number: 'Número de teléfono',
    help: 'Al escanear el código se llama a este número.',
    country: 'País',
    extension: 'Extensión (opcional)',
    empty: 'Escriba un número de teléfono y un escaneo llamará a ese número.',
    shownExtension: (extension) => `extensión ${extension}`,
    call: 'Llamar',
  },
  pdf: {
    files: 'Archivos PDF',
    choose: 'Elegir PDF',
    help: 'Un escaneo abre el primero.',
    link: 'O el enlace de un PDF en otro lugar',
    linkHelp: 'La dirección del PDF, por ejemplo www.example.com/menu.pdf',
    linkListed: 'Quite los archivos de arriba para usar un enlace en su lugar.',
    empty: 'Añada un PDF y un escaneo lo abrirá.',
  },
  gallery: {
    files: 'Imágenes y vídeos',
    choose: 'Elegir imágenes o vídeos',
    first: (total) => `1 de ${total}`,
    emptyTitle: 'Aún no hay fotos ni vídeos',
    empty: 'No hay fotos ni vídeos asociados a este código QR. Añada archivos, por favor.',
  },
};
