import type { EditWords } from '../texts.ts';

export const media: EditWords['media'] = {
  recordings: 'Aufnahmen',
  chooseRecordings: 'Aufnahmen auswählen',
  recordingsHelp: 'MP3, M4A und WAV laufen auf jedem Telefon.',
  recordingTitle: 'Titel dieser Aufnahme',
  captions: 'Untertitel',
  captionsHelp: (size) =>
    `Text, der mit dem Video erscheint, für Menschen, die es nicht hören können. Eine WebVTT-Datei (.vtt), bis ${size}.`,
  addCaptions: 'Untertitel hinzufügen',
  captionsOf: (name) => `Untertitel von ${name}`,
  captionsLanguage: 'Sprache der Untertitel',
};
