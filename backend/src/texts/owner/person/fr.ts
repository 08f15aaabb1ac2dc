import { pluralIn } from '../../plural.ts';
import type { PersonTexts } from './texts.ts';

const counted = pluralIn('fr');
const lead = counted({
  one: () => 'Votre code ne mène plus nulle part',
  many: (n) => `Vos ${n} de codes ne mènent plus nulle part`,
  other: (n) => `Vos ${n} codes ne mènent plus nulle part`,
});
const gone = counted({
  one: (n) => `${n} fichier est supprimé`,
  many: (n) => `${n} de fichiers sont supprimés`,
  other: (n) => `${n} fichiers sont supprimés`,
});

export const texts: PersonTexts = {
  profile: {
    title: 'Modifier mes informations',
    language: 'Langue',
    languageHelp: 'Pour ces pages et pour les e-mails que nous vous envoyons.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    emailHelp: 'Une nouvelle adresse prend effet dès que vous saisissez le code que nous y envoyons.',
    oldPassword: 'Ancien mot de passe',
    oldPasswordHelp: 'Seulement pour changer de mot de passe.',
    newPassword: 'Nouveau mot de passe',
    submit: 'Enregistrer',
    unsaved: 'Ces modifications ne sont pas encore enregistrées',
    discard: 'Abandonner',
  },
  unverified: {
    title: 'Votre adresse e-mail n’est pas encore confirmée',
    enter: 'Saisir le code',
    advice: (email) => `Nous avons envoyé un code à ${email}. Si l’adresse est mal saisie, modifiez-la ici.`,
  },
  pending: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    lead: (fresh, old) =>
      `Nous avons envoyé un code à ${fresh}. Tant que vous ne l’avez pas saisi, votre adresse reste ${old}.`,
    cancel: 'Annuler la modification',
  },
  first: {
    title: 'Choisissez votre mot de passe',
    notice: 'Le premier mot de passe a été affiché au démarrage de Qlaim',
    advice:
      'Toute personne qui peut lire cet affichage le connaît. Choisissez votre propre mot de passe pour accéder à tout.',
    printed: 'Mot de passe affiché',
    submit: 'Changer le mot de passe',
  },
  methods: {
    title: 'Comment vous vous connectez',
    noPassword: 'Vous n’avez pas encore de mot de passe. Nous vous envoyons un lien pour en définir un.',
    addPassword: 'Ajouter un mot de passe',
    google: 'Vous vous connectez avec Google.',
    passwordFirst: 'Ajoutez un mot de passe avant de dissocier Google.',
    unlink: 'Dissocier Google',
    linkLead: 'Associez Google et connectez-vous sans mot de passe.',
    link: 'Associer Google',
    linkNext:
      'Vous choisissez ensuite votre compte chez Google. Vous vous connecterez désormais avec ce compte.',
  },
  linking: {
    refused: 'L’association de Google n’a pas été autorisée.',
    expired: 'Cette tentative est trop ancienne ou déjà utilisée. Veuillez recommencer.',
    away: 'Google ne répond pas pour le moment. Veuillez réessayer.',
    unverified: 'Google n’a pas vérifié cette adresse e-mail.',
    first: 'Veuillez d’abord vous connecter, puis associer Google dans votre profil.',
    taken: 'Ce compte Google est associé à un autre compte ici.',
    other: 'Un autre compte Google est associé. Dissociez-le d’abord.',
    busy: 'Cela a changé entre-temps. Veuillez réessayer.',
    disabled: 'Ce compte est désactivé. Adressez-vous au vendeur.',
  },
  prove: {
    code: 'Code de votre application, ou code de récupération',
    password: 'Votre mot de passe',
    usePassword: 'Utiliser plutôt le mot de passe',
    useCode: 'Utiliser plutôt un code',
    next: 'Continuer',
  },
  unread: 'Lecture impossible',
  passkeys: {
    title: 'Clés d’accès',
    lead: 'Connectez-vous par empreinte, visage ou verrouillage de l’écran, sans mot de passe.',
    add: 'Ajouter une clé d’accès',
    unknown: 'Ce navigateur ne peut pas créer de clés d’accès. Ajoutez-en une dans un autre navigateur.',
    remove: 'Supprimer',
    removeNamed: (name) => `Supprimer ${name}`,
    question: (name) => `Supprimer la clé d’accès ${name} ?`,
    keep: 'Conserver',
    consequence:
      'Vous ne pourrez plus vous connecter avec elle. Supprimez-la aussi de votre appareil ou de votre gestionnaire de mots de passe.',
    neverUsed: (added) => `Ajoutée : ${added}, jamais utilisée`,
    used: (added, used) => `Ajoutée : ${added}, dernière utilisation : ${used}`,
    backedUp: 'Vos autres appareils l’ont aussi',
    elsewhere: (domain) => `Ne sert qu’à se connecter sur ${domain}`,
    mine: 'Ma clé d’accès',
    name: 'Nom de la clé',
    nameHelp: 'Pour la distinguer des autres, par exemple par le nom de l’appareil qui la conserve.',
    browserNext: 'Votre navigateur demande ensuite où conserver la clé d’accès.',
    exists: 'Cet appareil a déjà une clé d’accès pour votre compte',
    notMade: 'Aucune clé d’accès n’a été créée',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    lead: 'Déconnectez ce que vous ne reconnaissez pas, et définissez un nouveau mot de passe.',
    others: 'Se déconnecter partout ailleurs',
    here: 'Cet appareil',
    opened: (opened) => `Connexion : ${opened}`,
    seen: (opened, seen) => `Connexion : ${opened}, dernière activité : ${seen}`,
    withinHour: 'au cours de la dernière heure',
    end: 'Déconnecter',
    endNamed: (device) => `Déconnecter ${device}`,
    browser: 'Un navigateur',
    device: (browser, os) => `${browser} sous ${os}`,
  },
  twoStep: {
    title: 'Connexion en deux étapes',
    lead: 'Après votre mot de passe, vous saisissez un code d’une application de votre téléphone. Votre mot de passe seul ne permet alors plus à personne de se connecter.',
    required: 'Vous devez d’abord activer la connexion en deux étapes',
    requiredAdvice: 'Rien d’autre ne s’ouvre avant.',
    setUp: 'Configurer',
    on: 'Activée',
    left: counted({
      one: (n) => `${n} code de récupération restant`,
      many: (n) => `${n} de codes de récupération restants`,
      other: (n) => `${n} codes de récupération restants`,
    }),
    renew: 'Nouveaux codes de récupération',
    off: 'Désactiver',
    offQuestion: 'Désactiver la connexion en deux étapes ?',
    offConsequence:
      'Votre mot de passe suffira de nouveau pour vous connecter. Vos codes de récupération ne seront plus valables.',
    make: 'Créer de nouveaux codes',
    renewConsequence: 'Vos anciens codes de récupération ne seront plus valables ensuite.',
  },
  setUp: {
    title: 'Configurer la connexion en deux étapes',
    prove: 'Prouvez d’abord que c’est bien vous.',
    scan: (open) =>
      `Scannez ceci avec une application d’authentification, par exemple celle de votre gestionnaire de mots de passe. Ou ${open} sur cet appareil.`,
    open: 'ouvrez-le',
    qr: 'Code QR pour votre application d’authentification',
    key: (key) => `Pas d’appareil photo ? Saisissez cette clé dans l’application : ${key}`,
    digits: 'Les six chiffres que l’application affiche',
    submit: 'Activer',
  },
  recovery: {
    title: 'Vos codes de récupération',
    lead: 'Sans votre téléphone, un code de récupération vous permet de vous connecter. Chacun sert une fois. Gardez-les avec vos papiers importants : ils ne seront plus affichés.',
    codes: 'Codes de récupération',
    file: (shop) => `Codes de récupération pour ${shop}. Chacun sert une fois.`,
    download: 'Télécharger',
    print: 'Imprimer',
    kept: 'Je les ai conservés',
  },
  data: {
    title: 'Vos données',
    lead: 'Téléchargez une copie de tout ce que nous conservons sur vous : votre compte, vos codes avec leur historique et vos fichiers.',
    download: 'Télécharger mes données',
    delete: 'Supprimer mon compte',
    zip: 'Vous recevez un fichier ZIP. Il contient aussi vos fichiers et peut être volumineux. Toute personne qui l’a peut tout y lire.',
    start: 'Télécharger',
    unread: 'Votre compte n’a pas pu être lu',
  },
  proof: {
    code: 'Code de l’e-mail',
    noPassword: 'Votre compte n’a pas de mot de passe. Nous vous envoyons un code à la place.',
    mail: 'M’envoyer un code',
    mailAgain: 'Envoyer un autre code',
  },
  deletion: {
    intro: 'Si vous supprimez votre compte :',
    signedOut: 'Vous êtes déconnecté partout, et personne ne peut plus se connecter à ce compte.',
    removed:
      'Votre nom, votre adresse e-mail, vos pages, votre historique et vos fichiers sont supprimés pour toujours. Personne ne peut les récupérer.',
    lastMail:
      'Nous envoyons un dernier e-mail pour le confirmer. Vous pouvez vous réinscrire avec la même adresse.',
    copy: 'Pour garder une copie, téléchargez d’abord vos données dans le profil.',
    question: 'Supprimer votre compte pour toujours ?',
    confirm: 'Supprimer',
    keep: 'Le garder',
    final: 'C’est irréversible.',
    lost: (codes, files) => {
      if (codes === 0) return 'Vous n’avez pas de code.';
      return files === 0 ? `${lead(codes)}.` : `${lead(codes)}, et ${gone(files)}.`;
    },
  },
  choice: {
    question: 'Que deviennent vos codes ?',
    close: {
      label: 'Les garder fermés',
      help: 'Ils sont vidés, et personne ne peut les revendiquer, sauf si le vendeur les rouvre.',
    },
    release: {
      label: 'Les libérer',
      help: 'Ils sont vidés. Toute personne qui en scanne un peut le revendiquer, par exemple si vous donnez l’article.',
    },
  },
};
