/** The recordings of a page, and the captions of its videos. */
export const media = {
  recordings: 'Recordings',
  chooseRecordings: 'Choose recordings',
  recordingsHelp: 'MP3, M4A and WAV play on every phone.',
  recordingTitle: 'Title of this recording',
  captions: 'Captions',
  captionsHelp: (size: string) =>
    `Text that shows with a video, for people who can not hear it. A WebVTT file (.vtt), up to ${size}.`,
  addCaptions: 'Add captions',
  captionsOf: (name: string) => `Captions of ${name}`,
  captionsLanguage: 'Language of the captions',
};
