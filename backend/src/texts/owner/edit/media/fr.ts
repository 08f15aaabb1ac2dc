import type { EditWords } from '../texts.ts';

export const media: EditWords['media'] = {
  recordings: 'Enregistrements',
  chooseRecordings: 'Choisir des enregistrements',
  recordingsHelp: 'MP3, M4A et WAV sont lus par tous les téléphones.',
  recordingTitle: 'Titre de cet enregistrement',
  captions: 'Sous-titres',
  captionsHelp: (size) =>
    `Texte affiché avec une vidéo, pour les personnes qui ne peuvent pas l’entendre. Un fichier WebVTT (.vtt), jusqu’à ${size}.`,
  addCaptions: 'Ajouter des sous-titres',
  captionsOf: (name) => `Sous-titres de ${name}`,
  captionsLanguage: 'Langue des sous-titres',
};
