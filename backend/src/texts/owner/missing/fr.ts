import type { MissingTexts } from './texts.ts';

export const texts: MissingTexts = {
  nothing: {
    short: 'Rien ici',
    title: 'Il n’y a rien ici',
    advice: 'L’adresse est peut-être mal saisie.',
  },
  foreignCode: {
    title: 'Ce code appartient à quelqu’un d’autre',
    advice: 'Si vous avez acheté l’article, adressez-vous au vendeur.',
  },
  unknownCode: {
    title: 'Ce code QR est inconnu',
    advice: 'Il a peut-être été supprimé, ou l’adresse est incomplète.',
  },
};
