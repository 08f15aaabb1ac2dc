import type { EditWords } from '../texts.ts';

export const media: EditWords['media'] = {
  recordings: 'Grabaciones',
  chooseRecordings: 'Elegir grabaciones',
  recordingsHelp: 'MP3, M4A y WAV se reproducen en todos los teléfonos.',
  recordingTitle: 'Título de esta grabación',
  captions: 'Subtítulos',
  captionsHelp: (size) =>
    `Texto que se muestra con un vídeo, para quienes no pueden oírlo. Un archivo WebVTT (.vtt), de hasta ${size}.`,
  addCaptions: 'Añadir subtítulos',
  captionsOf: (name) => `Subtítulos de ${name}`,
  captionsLanguage: 'Idioma de los subtítulos',
};
