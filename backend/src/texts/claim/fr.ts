import type { Translated } from '../catalogue.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  switch: 'Langue',
  phone: {
    title: (number) => `Appeler le ${number}`,
    calls: 'Ce code appelle le',
    call: 'Appeler',
    save: 'Enregistrer le contact',
  },
  smart: {
    title: 'Liens selon l’heure',
    heading: 'La destination de ce code dépend de l’heure',
    hours: (from, to, zone) => `de ${from} à ${to}, ${zone}`,
    otherwise: 'à toute autre heure',
  },
  unavailable: {
    title: 'Indisponible pour le moment',
    words: 'Cette page est indisponible pour le moment. Veuillez scanner le code à nouveau.',
    again: 'Réessayer',
  },
  frame: {
    home: (name: string) => `${name}, accueil`,
    skip: 'Aller au contenu',
    foot: 'Qlaim : des codes QR sur des objets, revendiqués par ceux qui les achètent.',
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
    myCodes: 'Voir mes codes QR',
    dashboard: 'Ouvrir l’administration',
    whatIs: (name: string) => `Qu’est-ce que ${name} ?`,
  },
  claim: {
    title: 'Revendiquer ce code',
    heading: 'Ce code attend son propriétaire',
    lead: 'Vous avez l’article ? Revendiquez son code et choisissez où mène un scan.',
    button: 'Revendiquer ce code',
    signedInAs: (name, email) =>
      name === '' ? `Connecté en tant que ${email}` : `Connecté en tant que ${name} (${email})`,
    haveAccount: 'Vous avez déjà un compte ?',
    signInHere: 'Connectez-vous ici',
    adminTitle: 'Vous êtes connecté en tant qu’administrateur',
    adminWords:
      'Les administrateurs gèrent les codes mais ne les revendiquent pas. Pour revendiquer celui-ci, connectez-vous avec un compte personnel.',
    failed: 'Une erreur est survenue',
    failedWords: 'Le code est toujours libre. Réessayez dans un instant.',
    steps: 'Étapes pour revendiquer le code',
    stepSignIn: 'Connexion',
    stepVerify: 'Confirmer l’e-mail',
    stepYours: 'À vous',
    done: 'fait',
  },
  preview: {
    title: 'Où mène ce code',
    since: (date) => `Depuis le ${date}`,
    claimed: (date) => `Revendiqué le ${date}`,
    go: 'Y aller',
    links: 'Il ouvre cette adresse',
    timed: 'Il ouvre une adresse qui dépend de l’heure',
    phone: 'Il appelle ce numéro',
    pdf: 'Il ouvre un PDF',
    gallery: 'Il montre des images et des vidéos',
    page: 'Il montre une page de son propriétaire',
    'protected-page': 'Il montre une page protégée par un code secret',
    claim: 'Il attend son propriétaire. Un scan propose de le revendiquer.',
  },
  hidden: {
    yours: 'Ce code est à vous. Les visiteurs ne voient que cette page.',
    show: 'Montrer à nouveau',
    see: 'Voir ce qui est masqué',
  },
  reasons: {
    unknown: {
      title: 'Ce code est inconnu',
      words:
        'Vérifiez que le code a été scanné en entier. S’il est imprimé sur un article que vous avez acheté, adressez-vous au vendeur.',
    },
    'not-ready': {
      title: 'Ce code n’est pas encore prêt',
      words: 'Le vendeur doit encore l’approuver. Réessayez demain ou adressez-vous au vendeur.',
    },
    disabled: {
      title: 'Ce code est désactivé',
      words: 'Le vendeur l’a désactivé. Si vous avez acheté l’article, adressez-vous au vendeur.',
    },
    nonpaying: {
      title: 'Cet article n’a pas encore été payé',
      words:
        'Son code pourra être revendiqué dès que le vendeur aura reçu le paiement. Si vous avez payé, adressez-vous au vendeur. S’il vous a été offert, adressez-vous à la personne qui l’a acheté.',
    },
    empty: {
      title: 'Ce code ne mène encore nulle part',
      words:
        'Son propriétaire n’a pas encore choisi sa destination. Si ce code est à vous, connectez-vous et choisissez.',
    },
    hidden: {
      title: 'Le propriétaire a masqué ce contenu pour le moment',
      words: 'Le code fonctionne toujours. Revenez une autre fois.',
    },
    deleted: {
      title: 'Ce code n’est plus utilisé',
      words:
        'Il a été retiré définitivement. Si vous avez acheté l’article, demandez un nouveau code au vendeur.',
    },
    verify: {
      title: 'Confirmez d’abord votre adresse e-mail',
      words:
        'Le code vous attend. Connectez-vous, saisissez les six chiffres que nous vous envoyons par e-mail, et il est à vous.',
    },
    claimed: {
      title: 'Ce code QR a déjà été revendiqué',
      words:
        'Si c’était vous, connectez-vous : il figure parmi vos codes. Si vous avez acheté l’article et que ce n’était pas vous, adressez-vous au vendeur.',
    },
  },
  welcome: {
    title: 'Vos objets mènent où vous voulez',
    code: 'Code',
    headline: 'Le code de vos objets mène où vous voulez',
    lead: 'Ce que vous achetez porte un code QR qui n’appartient qu’à vous. Revendiquez-le, et chaque scan ouvre votre page, votre lien ou votre numéro de téléphone. Changez d’avis aussi souvent que vous le souhaitez : le code reste le même.',
    how: 'Revendiqué en trois étapes',
    scan: 'Scanner',
    scanWords:
      'Visez avec l’appareil photo de votre téléphone le code de l’étiquette, de la carte ou de l’article lui-même.',
    claim: 'Revendiquer',
    claimWords:
      'Connectez-vous, confirmez votre adresse e-mail, et le code est à vous. Le premier à le revendiquer le garde.',
    choose: 'Choisir',
    chooseWords: 'Indiquez où il mène. Dès le prochain scan, il y conduit.',
    what: 'Où il peut mener',
    link: 'Un lien',
    linkWords: 'Votre boutique, votre playlist, une vidéo, un formulaire : n’importe quelle page du web.',
    call: 'Un appel téléphonique',
    callWords: 'Quiconque trouve votre sac, votre chien ou votre vélo peut vous appeler.',
    page: 'Une page à vous',
    pageWords:
      'Des photos, des vidéos, des PDF et des mots en mémoire de quelqu’un, pour tous ou derrière un code secret.',
    often: 'Et combien de fois',
    oftenWords: 'Voyez jour après jour combien de fois chaque code a été scanné.',
  },
};
