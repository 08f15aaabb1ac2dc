import { pluralIn } from '../../plural.ts';
import type { PhoneTexts } from './texts.ts';

const counted = pluralIn('fr');
const pictures = counted({
  one: (n) => `${n} image peut`,
  many: (n) => `${n} d’images peuvent`,
  other: (n) => `${n} images peuvent`,
});
const wait = counted({
  one: (n) => `${n} image attend`,
  many: (n) => `${n} d’images attendent`,
  other: (n) => `${n} images attendent`,
});

export const texts: PhoneTexts = {
  scan: {
    sight: 'Ce que voit la caméra',
    starting: 'La caméra démarre',
    aim: 'Tenez le code QR devant la caméra.',
    foreign: 'Ce code QR n’est pas de chez nous. Essayez-en un autre.',
    refused:
      'La caméra n’est pas autorisée. Autorisez-la dans les réglages de votre navigateur, ou choisissez une autre façon.',
    absent: 'Ce navigateur ne trouve pas de caméra. Choisissez une autre façon.',
    busy: 'La caméra n’a pas pu être ouverte. Une autre application l’utilise peut-être.',
    picture: 'Choisir une photo du code',
    nothing: 'Aucun code trouvé sur la photo. Prenez-en une plus nette, de plus près.',
    unready: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',
    unreadable: 'La photo n’a pas pu être ouverte. Choisissez-en une autre.',
    byHand: 'Ou saisissez le code imprimé sous le code QR :',
  },
  home: {
    offer: (shop) => `Gardez vos codes à portée de main : placez ${shop} sur votre écran d’accueil.`,
    add: 'Ajouter à l’écran d’accueil',
    ios: 'Gardez vos codes à portée de main : touchez Partager dans votre navigateur, puis Sur l’écran d’accueil.',
    dismiss: 'Ne plus afficher',
  },
  share: {
    title: 'Images partagées',
    lead: (count) => `${pictures(count)} aller dans l’un de vos codes. Choisissez-le ici.`,
    waiting: (count) => `${wait(count)} un code.`,
    choose: 'Choisir le code',
    list: 'Les images',
    remove: (name) => `Retirer ${name}`,
    codes: 'Vos codes',
    add: { image: 'Ajouter à la galerie', memories: 'Ajouter à la page' },
    make: { image: 'Créer une galerie', memories: 'Créer une page' },
    of: (action, code) => `${action} : ${code}`,
    replaces: 'Rien ne change avant l’enregistrement. Ce que le code ouvre aujourd’hui est alors remplacé.',
    none: 'Aucune image n’attend',
    noneAdvice: (shop) =>
      `Partagez une image de la galerie de votre téléphone avec ${shop}. Elle apparaît alors ici.`,
    missed: 'Les images ne sont pas arrivées',
    missedAdvice: 'Elles sont toujours dans la galerie de votre téléphone. Partagez-les encore une fois.',
    noCodes: 'Vous n’avez pas encore de code QR',
    noCodesAdvice: 'Revendiquez-en d’abord un. Les images attendent ici pendant un jour.',
  },
};
