import type { EditWords } from '../texts.ts';

export const types: EditWords['types'] = {
  scanOpens: 'Un scan ouvre',
  link: {
    label: 'Lien',
    help: 'La page qui s’ouvre quand quelqu’un scanne le code, par exemple www.example.com',
    empty: 'Saisissez un lien : un scan l’ouvrira.',
  },
  phone: {
    letters: 'Un numéro de téléphone n’a pas de lettres',
    number: 'Numéro de téléphone',
    help: 'Un scan du code appelle ce numéro.',
    country: 'Pays',
    extension: 'Poste (facultatif)',
    empty: 'Saisissez un numéro de téléphone : un scan l’appellera.',
    shownExtension: (extension) => `poste ${extension}`,
    call: 'Appeler',
  },
  pdf: {
    files: 'Fichiers PDF',
    choose: 'Choisir des PDF',
    help: 'Un scan ouvre le premier.',
    link: 'Ou le lien d’un PDF ailleurs',
    linkHelp: 'L’adresse du PDF, par exemple www.example.com/menu.pdf',
    linkListed: 'Supprimez les fichiers ci-dessus pour utiliser un lien à la place.',
    empty: 'Ajoutez un PDF : un scan l’ouvrira.',
  },
  gallery: {
    files: 'Images et vidéos',
    choose: 'Choisir des images ou des vidéos',
    first: (total) => `1 sur ${total}`,
    emptyTitle: 'Aucun média pour le moment',
    empty: 'Aucune photo ni vidéo n’est associée à ce code QR. Veuillez ajouter des médias.',
  },
};
