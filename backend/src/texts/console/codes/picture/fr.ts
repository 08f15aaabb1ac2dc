import { pluralIn } from '../../../plural.ts';
import type { PictureTexts } from './texts.ts';

const counted = pluralIn('fr');

export const texts: PictureTexts = {
  one: {
    file: (code) => `Image de ${code}`,
    upload: (code) => `Téléverser l’image de ${code}`,
    remove: (code) => `Supprimer l’image de ${code}`,
    ask: 'Voulez-vous vraiment supprimer l’image de ce code QR ?',
    advice: (code) => `L’image de ${code} sera perdue. Le code et sa destination restent.`,
  },
  many: {
    title: 'Téléverser des images',
    stop: 'Arrêter',
    close: 'Fermer',
    goOn: 'Continuer',
    more: 'En téléverser d’autres',
    files: 'Images de codes QR',
    choose: 'Choisir des images',
    drop: 'ou déposez-les ici : photos de codes imprimés, JPG ou PNG, 100 Mo au plus chacune. Le symbole sur l’image l’associe à son code.',
    progress: 'Téléversement',
    soFar: (done, all) => `${done} images traitées sur ${all}`,
    rest: (soFar) => `${soFar}. Continuez pour envoyer le reste : rien n’est ajouté deux fois.`,
    stopped: 'Le téléversement a été arrêté',
    lost: 'La connexion a été perdue',
  },
  done: {
    every: 'Toutes les images sont ajoutées',
    none: 'Aucune image n’a pu être ajoutée',
    some: (attached, all) => `${attached} images ajoutées sur ${all}`,
    all: counted({
      one: (n) => `${n} image a été ajoutée`,
      many: (n) => `${n} d’images ont été ajoutées`,
      other: (n) => `${n} images ont été ajoutées`,
    }),
    where: 'Chacune est visible sur la carte de son code.',
    before: counted({
      one: (n) => `${n} image a déjà été ajoutée. Elle n’est pas renvoyée.`,
      many: (n) => `${n} d’images ont déjà été ajoutées. Elles ne sont pas renvoyées.`,
      other: (n) => `${n} images ont déjà été ajoutées. Elles ne sont pas renvoyées.`,
    }),
  },
  toast: {
    all: 'Les images des codes QR sont téléversées',
    some: (attached, all, failed) => `${attached} images téléversées sur ${all}, ${failed} en échec`,
  },
  failed: {
    title: counted({
      one: (n) => `${n} fichier n’a pas pu être ajouté`,
      many: (n) => `${n} de fichiers n’ont pas pu être ajoutés`,
      other: (n) => `${n} fichiers n’ont pas pu être ajoutés`,
    }),
    download: 'Télécharger la liste',
  },
  unfinished: {
    title: 'Votre dernier téléversement n’est pas terminé',
    again: 'Tout renvoyer',
    goOn: (before) => `Choisissez de nouveau les mêmes fichiers, et il reprend. ${before}`,
  },
};
