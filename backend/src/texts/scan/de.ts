import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  untitled: 'Erinnerungen',
  pictures: 'Bilder',
  videos: 'Videos',
  picturesAndVideos: 'Bilder und Videos',
  film: 'Film',
  papers: 'Dokumente',
  recordings: 'Aufnahmen',
  recording: (place) => `Aufnahme ${place}`,
  picture: 'Bild',
  pictureOf: (place, total) => `Bild ${place} von ${total}`,
  coverPicture: 'Titelbild',
  portrait: 'Porträt',
  life: { born: 'Geboren', died: 'Gestorben' },
  place: {
    title: 'Ruhestätte',
    map: 'Auf einer Karte zeigen',
    privacy: 'OpenStreetMap erfährt dann von Ihrem Besuch',
  },
  links: 'Links',
  slider: {
    role: 'Bilderfolge',
    pause: 'Anhalten',
    play: 'Abspielen',
    previous: 'Zurück',
    next: 'Weiter',
    place: (place, total) => `${place} von ${total}`,
  },
  overlay: {
    enlarge: 'Vergrößern:',
    enlarged: 'Vergrößertes Bild',
    zoom: 'Zoom',
    close: 'Schließen',
  },
  pdf: {
    facts: (size) => `PDF, ${size}`,
    open: 'Öffnen',
    download: 'Herunterladen',
    opening: 'Wird geöffnet …',
    failed:
      'Dieses PDF lässt sich hier nicht anzeigen. Bitte schließen Sie die Ansicht und laden Sie es herunter.',
    page: (place, total) => `Seite ${place} von ${total}`,
  },
  youTube: {
    play: 'Film abspielen',
    privacy: 'Wird von YouTube abgespielt, das dann von Ihrem Besuch erfährt',
    player: 'YouTube-Videoplayer',
  },
  video: {
    mayFail: 'Falls das Video hier nicht läuft, speichern Sie es und öffnen Sie es in einer anderen App.',
    waiting: (name) => `${name} wird noch für Telefone vorbereitet. Bis dahin können Sie es speichern.`,
    unplayable: (name) =>
      `${name} läuft nicht im Browser. Speichern Sie es und öffnen Sie es in einer anderen App.`,
  },
  empty: {
    title: 'Noch keine Medien hinzugefügt',
    text: 'Zu diesem QR-Code gehören noch keine Bilder oder Videos. Bitte fügen Sie Medien hinzu.',
  },
  gate: {
    title: 'Sicherheitscode eingeben',
    text: 'Diese Seite ist für alle gedacht, die ihren Code kennen.',
    label: 'Sicherheitscode',
    show: 'Zeigen',
    hide: 'Verbergen',
    submit: 'Absenden',
    busy: 'Wird geprüft …',
    required: 'Bitte geben Sie den Code ein',
    invalid: 'Ungültiger Sicherheitscode',
    tooMany: 'Zu viele Versuche. Bitte warten Sie ein wenig',
    failed: 'Der Sicherheitscode konnte nicht geprüft werden',
  },
  foot: {
    kept: 'Aufbewahrt mit',
    languages: 'Sprache',
  },
};
