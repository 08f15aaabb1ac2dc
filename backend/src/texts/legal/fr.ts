import { NOTICE_DAYS } from '../../contract/legal/retention-periods.ts';
import { pluralIn } from '../plural.ts';
import type { LegalTexts } from './texts.ts';

const ACCOUNT_ENDS = 'Jusqu’à la suppression du compte. La clé qui les ouvre est alors détruite.';

const counted = pluralIn('fr');
const days = counted({ one: (n) => `${n} jour`, many: (n) => `${n} de jours`, other: (n) => `${n} jours` });
const months = counted({ one: (n) => `${n} mois`, many: (n) => `${n} de mois`, other: (n) => `${n} mois` });
const years = counted({ one: (n) => `${n} an`, many: (n) => `${n} d’ans`, other: (n) => `${n} ans` });

export const fr: LegalTexts = {
  missing: { words: 'La boutique n’a pas publié cette page.', home: 'Vers la page d’accueil' },
  version: (day) => `Version du ${day}`,
  earlier: 'Versions antérieures',
  elsewhere: 'La boutique publie ce texte sur une page à elle :',
  otherLanguage: 'Ce texte n’existe que dans une autre langue.',
  accept: {
    title: 'Veuillez accepter les conditions',
    first: 'Lisez les conditions d’utilisation de cette boutique et acceptez-les pour continuer.',
    again:
      'Les conditions d’utilisation de cette boutique ont changé. Veuillez les lire et les accepter pour continuer.',
    button: 'J’accepte les conditions',
    else: 'Si vous ne les acceptez pas, vous pouvez emporter vos données et supprimer le compte :',
    profile: 'Vers votre profil',
  },
  privacy: {
    heading: 'Ce qui est conservé sur les personnes',
    lead: 'Ce tableau vient du produit lui-même. Il nomme chaque type d’enregistrement qui concerne une personne.',
    what: 'Quoi',
    why: 'Pour quoi faire',
    until: 'Combien de temps',
    records: 'Noms des enregistrements',
    after:
      'Chaque enregistrement contient aussi l’heure et son auteur : un identifiant, pas de nom. Noms, e-mails et contenus sont chiffrés avec une clé par personne. Des sauvegardes peuvent contenir cette clé jusqu’à ce que la boutique les supprime.',
    topics: {
      account: {
        what: 'Prénom et nom, e-mail, langue',
        why: 'Pour tenir le compte et envoyer ses e-mails',
        until: ACCOUNT_ENDS,
      },
      signIn: {
        what: 'Les heures des connexions et les changements de la façon de se connecter. Les mots de passe ne sont gardés que sous forme d’empreintes',
        why: 'Pour ne laisser entrer personne d’autre et signaler les changements',
        until: 'Les heures restent, sans nom. Ce qui sert à se connecter est supprimé avec le compte.',
      },
      terms: {
        what: 'La version acceptée des conditions, leur domaine, la langue et la date',
        why: 'Pour prouver ce qui a été convenu',
        until: 'Cela reste ; sans le compte, cela ne nomme personne.',
      },
      reservation: {
        what: 'Un code tiré de l’e-mail ou de l’identifiant du compte Google',
        why: 'Pour que deux comptes n’aient jamais le même e-mail',
        until: 'Il reste ; l’e-mail ne peut pas en être lu.',
      },
      ownership: {
        what: 'Les codes qu’une personne a revendiqués, reçus ou donnés, et quand',
        why: 'Pour savoir qui peut changer où mène un code',
        until: 'Cela reste avec le code ; après la suppression du compte, cela ne nomme personne.',
      },
      content: {
        what: 'Les noms des codes et ce vers quoi ils mènent : liens, numéros, textes, images, vidéos, fichiers',
        why: 'Pour le montrer à qui scanne le code',
        until: 'Jusqu’à la suppression du compte ; les fichiers aussi quand le contenu est réinitialisé.',
      },
      notices: {
        what: 'Les signalements d’une page : propos, nom et e-mail de leur auteur',
        why: 'Pour vérifier le signalement et y répondre, comme la loi le demande',
        until: 'Jusqu’à ce que leur auteur demande à la boutique de les effacer.',
      },
      decisions: {
        what: 'Les décisions sur une page : les motifs, qui a décidé et à qui était la page',
        why: 'Pour donner les motifs et les prouver plus tard',
        until: 'Elles restent, comme la loi le demande.',
      },
      scans: {
        what: 'Les scans : heure, type d’appareil, système, navigateur et site d’origine. Aucune adresse réseau',
        why: 'Pour compter les scans pour le propriétaire et la boutique',
        until: 'Ils restent avec le code ; ils ne nomment personne.',
      },
      shop: {
        what: 'Les notes, étiquettes et images de la boutique sur ses codes, et ses réglages',
        why: 'Pour gérer les codes',
        until: 'Les notes sur un code revendiqué jusqu’à la suppression du compte ; les autres restent.',
      },
      staff: {
        what: 'Qui travaille pour la boutique : invitations, rôles, clés, vues enregistrées',
        why: 'Pour savoir qui peut faire quoi',
        until: 'Jusqu’à la suppression de ce compte ; les heures restent.',
      },
      erasure: {
        what: 'La suppression d’un compte, sa date, et le motif quand la boutique l’a faite',
        why: 'Pour la prouver et la répéter après la restauration d’une sauvegarde',
        until: 'Cela reste ; cela ne nomme personne.',
      },
    },
    periods: {
      unverifiedDays: (count) =>
        `Un compte dont l’adresse n’a jamais été vérifiée est supprimé après ${days(count)}.`,
      withoutCodeMonths: (count) =>
        `Un compte sans code est supprimé si personne ne l’a utilisé depuis ${months(count)}. La personne est prévenue par e-mail ${NOTICE_DAYS} jours avant.`,
      unusedYears: (count) =>
        `Un compte est supprimé si personne ne l’a utilisé depuis ${years(count)}. La personne est prévenue par e-mail ${NOTICE_DAYS} jours avant.`,
      signInsMonths: (count) =>
        `Les heures de connexion sont effacées après ${months(count)}, sauf la dernière.`,
      scansMonths: (count) =>
        `Après ${months(count)}, il ne reste des scans que des nombres par jour, sans leurs heures ni leurs visiteurs.`,
    },
  },
  rules: {
    lead: 'Qui revendique un code publie pour tous ceux qui le scannent. Respectez ces règles. Ne peuvent pas être publiés :',
    forbids: [
      'Fraude, hameçonnage et logiciels malveillants',
      'Données ou images de personnes sans leur accord',
      'Haine, menaces et violence',
      'Œuvres et marques d’autrui sans en avoir le droit',
      'Biens et services interdits',
      'Abus d’enfants',
    ],
    leads: 'Ne menez pas vers des sites nuisibles ou qui demandent des mots de passe sous un faux nom.',
    otherwise: 'Sinon',
    decision:
      'Chacun peut signaler une page. Une personne de la boutique l’examine et peut la désactiver ou la supprimer. Le propriétaire apprend ce qui a été décidé et pourquoi, et peut s’y opposer.',
  },
  accessibility: {
    lead: 'Tout le monde doit pouvoir utiliser ces pages. Elles sont faites pour les WCAG 2.2, niveau AA.',
    means: [
      'Tout fonctionne au clavier et sur des écrans de 360 pixels de large.',
      'Chaque champ a une étiquette, et chaque message est lu par les lecteurs d’écran.',
      'Les couleurs ont assez de contraste, en clair et en sombre, et ne portent jamais seules un sens.',
      'Les pages ouvertes par un scan fonctionnent sans script.',
    ],
    limits: 'Ce qui peut manquer',
    limitsWords:
      'Les propriétaires publient leurs propres images, vidéos et fichiers. Des descriptions ou des sous-titres peuvent y manquer, bien que l’éditeur propose les deux.',
    write: 'Écrivez-nous',
    writeWords: 'Quelque chose ne fonctionne pas pour vous ? Écrivez-nous, nous répondons.',
  },
};
