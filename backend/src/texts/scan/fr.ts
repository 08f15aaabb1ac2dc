import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  untitled: 'Souvenirs',
  pictures: 'Photos',
  videos: 'Vidéos',
  picturesAndVideos: 'Photos et vidéos',
  film: 'Film',
  papers: 'Documents',
  recordings: 'Enregistrements',
  recording: (place) => `Enregistrement ${place}`,
  picture: 'Photo',
  pictureOf: (place, total) => `Photo ${place} sur ${total}`,
  coverPicture: 'Photo de couverture',
  portrait: 'Portrait',
  life: { born: 'Naissance', died: 'Décès' },
  place: {
    title: 'Lieu de repos',
    map: 'Voir sur une carte',
    privacy: 'OpenStreetMap aura alors connaissance de votre visite',
  },
  links: 'Liens',
  slider: {
    role: 'carrousel',
    pause: 'Pause',
    play: 'Lecture',
    previous: 'Précédente',
    next: 'Suivante',
    place: (place, total) => `${place} sur ${total}`,
  },
  overlay: {
    enlarge: 'Agrandir :',
    enlarged: 'Photo agrandie',
    zoom: 'Zoom',
    close: 'Fermer',
  },
  pdf: {
    facts: (size) => `PDF, ${size}`,
    open: 'Ouvrir',
    download: 'Télécharger',
    opening: 'Ouverture…',
    failed: 'Ce PDF ne peut pas être affiché ici. Fermez cette vue et téléchargez-le.',
    page: (place, total) => `Page ${place} sur ${total}`,
  },
  youTube: {
    play: 'Lire le film',
    privacy: 'Lu depuis YouTube, qui aura alors connaissance de votre visite',
    player: 'Lecteur vidéo YouTube',
  },
  video: {
    mayFail: 'Si la vidéo ne démarre pas ici, enregistrez-la et ouvrez-la dans une autre application.',
    waiting: (name) =>
      `${name} est en cours de préparation pour les téléphones. En attendant, vous pouvez l’enregistrer.`,
    unplayable: (name) =>
      `${name} ne peut pas être lu dans un navigateur. Enregistrez ce fichier et ouvrez-le dans une autre application.`,
  },
  empty: {
    title: 'Aucun média pour le moment',
    text: 'Aucune photo ni vidéo n’est associée à ce code QR. Veuillez ajouter des médias.',
  },
  gate: {
    title: 'Saisissez le code secret',
    text: 'Cette page est réservée à ceux qui connaissent son code.',
    label: 'Code secret',
    show: 'Afficher',
    hide: 'Masquer',
    submit: 'Valider',
    busy: 'Vérification…',
    required: 'Veuillez saisir le code',
    invalid: 'Code secret incorrect',
    tooMany: 'Trop de tentatives. Veuillez patienter un peu',
    failed: 'Le code secret n’a pas pu être vérifié',
  },
  foot: {
    kept: 'Conservé avec',
    languages: 'Langue',
  },
};
