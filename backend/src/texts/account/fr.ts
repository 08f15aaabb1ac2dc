import type { AccountWords } from './texts.ts';

export const texts: AccountWords = {
  invitation: {
    headline: 'Le code sur vos objets mène où vous voulez.',
    lead: 'Connectez-vous pour revendiquer et gérer les codes QR des articles achetés dans notre boutique en ligne.',
  },
  claim: {
    waiting: 'Ce code attend son propriétaire',
    last: 'Plus qu’une étape : connectez-vous et choisissez où mène votre code',
    steps: 'Étapes pour revendiquer le code',
    signIn: 'Connexion',
    verify: 'Confirmer l’e-mail',
    yours: 'À vous',
  },
  fields: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
    atLeast: (characters) => `Au moins ${characters} caractères`,
    strength: [
      'Très facile à deviner',
      'Facile à deviner',
      'Pourrait être plus difficile à deviner',
      'Difficile à deviner',
      'Très difficile à deviner',
    ],
  },
  signIn: {
    title: 'Connexion',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    passkey: 'Utiliser une clé d’accès',
    newHere: (shop) => `Nouveau sur ${shop} ?`,
    signUp: 'Créez un compte ici',
  },
  signUp: {
    title: 'Créer un compte',
    submit: 'Créer le compte',
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Connectez-vous ici',
    sendCode: 'M’envoyer un code',
    later: 'Votre adresse suffit. Le nom et le mot de passe peuvent être ajoutés plus tard dans le profil.',
    withPassword: 'Créer un compte avec nom et mot de passe',
    emailAlone: 'Créer un compte avec l’adresse seule',
  },
  google: {
    submit: 'Continuer avec Google',
    or: 'ou',
  },
  otp: {
    title: 'Confirmez votre adresse e-mail',
    code: 'Code à usage unique',
    submit: 'Valider',
    sendAgain: 'Envoyer un nouveau code',
    sendAgainIn: (seconds) => `Nouveau code dans ${seconds} s`,
    changeEmail: 'Mauvaise adresse ? La modifier',
    otherAccount: 'Utiliser un autre compte',
    otherEmail: 'Utiliser une autre adresse',
  },
  secondStep: {
    title: 'Deuxième étape',
    lead: 'Saisissez les six chiffres que votre application d’authentification affiche en ce moment.',
    code: 'Code de l’application',
    useRecovery: 'Utiliser un code de récupération',
    recoveryLead:
      'Saisissez l’un des codes de récupération que vous avez conservés. Chacun ne sert qu’une fois.',
    recoveryCode: 'Code de récupération',
    useApp: 'Utiliser l’application',
  },
  forgot: {
    title: 'Réinitialiser le mot de passe',
    lead: 'Nous vous envoyons un lien qui permet de choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    incomplete: 'Ce lien est incomplet',
    incompleteAdvice:
      'Ouvrez le lien entier reçu par e-mail. S’il ne fonctionne toujours pas, demandez-en un nouveau sous « Mot de passe oublié ? ».',
    signIn: 'Aller à la connexion',
    another: 'Demander un nouveau lien',
  },
  unreachable: 'Vos pages n’ont pas pu être ouvertes',
};
