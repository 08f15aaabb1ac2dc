import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  untitled: 'Recuerdos',
  pictures: 'Fotos',
  videos: 'Vídeos',
  picturesAndVideos: 'Fotos y vídeos',
  film: 'Película',
  papers: 'Documentos',
  recordings: 'Grabaciones',
  recording: (place) => `Grabación ${place}`,
  picture: 'Foto',
  pictureOf: (place, total) => `Foto ${place} de ${total}`,
  coverPicture: 'Foto de portada',
  portrait: 'Retrato',
  life: { born: 'Nacimiento', died: 'Fallecimiento' },
  place: {
    title: 'Lugar de descanso',
    map: 'Ver en un mapa',
    privacy: 'OpenStreetMap sabrá entonces de su visita',
  },
  links: 'Enlaces',
  slider: {
    role: 'carrusel',
    pause: 'Pausa',
    play: 'Reproducir',
    previous: 'Anterior',
    next: 'Siguiente',
    place: (place, total) => `${place} de ${total}`,
  },
  overlay: {
    enlarge: 'Ampliar:',
    enlarged: 'Foto ampliada',
    zoom: 'Zoom',
    close: 'Cerrar',
  },
  pdf: {
    facts: (size) => `PDF, ${size}`,
    open: 'Abrir',
    download: 'Descargar',
    opening: 'Abriendo…',
    failed: 'Este PDF no se puede mostrar aquí. Cierre esta vista y descárguelo.',
    page: (place, total) => `Página ${place} de ${total}`,
  },
  youTube: {
    play: 'Ver la película',
    privacy: 'Se reproduce desde YouTube, que sabrá entonces de su visita',
    player: 'Reproductor de vídeo de YouTube',
  },
  video: {
    mayFail: 'Si el vídeo no se reproduce aquí, guárdelo y ábralo en otra aplicación.',
    waiting: (name) => `${name} se está preparando para teléfonos. Mientras tanto se puede guardar.`,
    unplayable: (name) =>
      `${name} no se reproduce en navegadores. Guarde el archivo y ábralo en otra aplicación.`,
  },
  empty: {
    title: 'Aún no hay fotos ni vídeos',
    text: 'No hay fotos ni vídeos asociados a este código QR. Añada archivos, por favor.',
  },
  gate: {
    title: 'Introduzca el código de seguridad',
    text: 'Esta página está reservada a quienes conocen su código.',
    label: 'Código de seguridad',
    show: 'Mostrar',
    hide: 'Ocultar',
    submit: 'Enviar',
    busy: 'Comprobando…',
    required: 'Introduzca el código',
    invalid: 'Código de seguridad no válido',
    tooMany: 'Demasiados intentos. Espere un poco, por favor',
    failed: 'No se pudo comprobar el código de seguridad',
  },
  foot: {
    kept: 'Guardado con',
    languages: 'Idioma',
  },
};
