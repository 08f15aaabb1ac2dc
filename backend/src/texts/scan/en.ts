import { ERRORS } from '../../contract/errors.ts';
import { FALLBACKS, FORM_MESSAGES } from '../../contract/messages.ts';

/** The texts of the pages that scanners see, and of the gate before them. Those of the specification are exact. */
export const en = {
  /** The heading and title of a page without one. */
  untitled: 'Memories',
  pictures: 'Pictures',
  videos: 'Videos',
  picturesAndVideos: 'Pictures and videos',
  film: 'Film',
  papers: 'Papers',
  recordings: 'Recordings',
  recording: (place: string) => `Recording ${place}`,
  picture: 'Picture',
  pictureOf: (place: string, total: string) => `Picture ${place} of ${total}`,
  coverPicture: 'Cover picture',
  portrait: 'Portrait',
  life: { born: 'Born', died: 'Died' },
  place: { title: 'Resting place', map: 'Show on a map', privacy: 'OpenStreetMap then sees your visit' },
  links: 'Links',
  slider: {
    role: 'carousel',
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous',
    next: 'Next',
    place: (place: string, total: string) => `${place} of ${total}`,
  },
  overlay: {
    enlarge: 'Enlarge:',
    enlarged: 'Enlarged picture',
    zoom: 'Zoom',
    close: 'Close',
  },
  pdf: {
    facts: (size: string) => `PDF, ${size}`,
    open: 'Open',
    download: 'Download',
    opening: 'Opening...',
    failed: 'This PDF can not be shown here. Close this and download it.',
    page: (place: string, total: string) => `Page ${place} of ${total}`,
  },
  youTube: {
    play: 'Play the film',
    privacy: 'Plays from YouTube, which then sees your visit',
    player: 'YouTube video player',
  },
  video: {
    mayFail: 'If the video does not play here, save it and open it in another app.',
    waiting: (name: string) => `${name} is still being prepared for phones. Until then it can be saved.`,
    unplayable: (name: string) => `${name} does not play in browsers. Save it and open it in another app.`,
  },
  empty: {
    title: 'No Media Added Yet',
    text: 'There are no images or videos associated with this QR code. Please add media.',
  },
  gate: {
    title: ERRORS.secure_code_needed.message,
    text: 'This page is kept for those who know its code.',
    label: 'Secure code',
    show: 'Show',
    hide: 'Hide',
    submit: 'Submit',
    busy: 'Verifying...',
    required: FORM_MESSAGES.secureCodeRequired,
    invalid: FORM_MESSAGES.secureCodeInvalid,
    tooMany: ERRORS.too_many_requests.message,
    failed: FALLBACKS.verifySecureCode,
  },
  foot: {
    kept: 'Kept with',
    languages: 'Language',
  },
};
