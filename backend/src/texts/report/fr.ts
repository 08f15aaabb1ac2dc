import type { ReportTexts } from './texts.ts';

export const fr: ReportTexts = {
  title: 'Signaler cette page',
  lead: 'Dites-nous ce qui ne va pas dans ce que montre ce code. Une personne l’examine. Vous n’avez pas besoin de compte.',
  fields: {
    reason: 'Motif',
    choose: 'Choisir un motif',
    words: 'Ce qui ne va pas, et où',
    wordsHelp: 'Dites le plus précisément possible ce que vous voyez et pourquoi ce n’est pas permis.',
    name: 'Votre nom',
    email: 'Votre e-mail',
    emailHelp:
      'L’accusé de réception et notre décision y sont envoyés. Le propriétaire du code ne le voit pas.',
    anonymous: 'Le nom et l’e-mail peuvent manquer en cas de maltraitance d’enfants.',
    goodFaith: 'Je crois de bonne foi que ce que je dis est exact et complet.',
    submit: 'Envoyer le signalement',
    back: 'Où mène ce code',
  },
  reasons: {
    fraud: 'Fraude ou hameçonnage',
    privacy: 'Mes données ou mon image, sans mon consentement',
    hate: 'Haine, menaces ou violence',
    rights: 'Un droit d’auteur ou une marque',
    goods: 'Biens ou services interdits',
    'child-abuse': 'Maltraitance d’enfants',
    other: 'Autre chose qui n’est pas permis',
  },
  wrong: 'Certains champs demandent votre attention',
  problems: {
    reason: 'Choisissez un motif',
    words: 'Dites ce qui ne va pas',
    wordsLong: (most) => `${most} caractères au plus`,
    name: 'Saisissez votre nom',
    nameLine: (most) => `Saisissez votre nom sur une ligne de ${most} caractères au plus`,
    email: 'Saisissez votre e-mail',
    emailInvalid: 'Saisissez un e-mail valide',
    goodFaith: 'Confirmez que ce que vous dites est exact et complet',
  },
  tooMany: 'Trop de signalements',
  tooManyWords:
    'Beaucoup de signalements sont venus d’ici. Ce que vous avez écrit est toujours là : veuillez l’envoyer de nouveau dans une heure.',
  received: {
    title: 'Nous avons reçu votre signalement',
    number: 'Son numéro',
    words: 'Une personne l’examine. Gardez le numéro, et indiquez-le si vous nous écrivez.',
    mailed: 'Un accusé de réception est envoyé à votre e-mail, puis notre décision.',
    notMailed: 'Vous n’avez pas donné d’e-mail : personne n’est informé de ce que nous décidons.',
  },
};
