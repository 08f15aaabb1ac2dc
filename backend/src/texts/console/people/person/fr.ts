import { pluralIn } from '../../../plural.ts';
import type { PeopleTexts } from '../texts.ts';

const counted = pluralIn('fr');

export const person: PeopleTexts['person'] = {
  unknown: 'Une personne',
  cancel: 'Annuler',
  next: 'Continuer',
  facts: {
    title: 'Compte',
    email: 'Adresse e-mail',
    verified: (email) => `${email} (confirmée)`,
    notVerified: (email) => `${email} (non confirmée)`,
    namesShown: (role) => `${role}, noms affichés`,
    namesMasked: (role) => `${role}, noms masqués`,
    signedUp: 'Inscription',
    withGoogle: (day) => `${day} avec Google`,
    twoStep: 'Connexion en deux étapes',
    on: 'Activée',
    off: 'Désactivée',
    terms: 'Conditions d’utilisation',
    termsOf: (domain) => `Conditions d’utilisation de ${domain}`,
    accepted: (version, day) => `Version du ${version}, acceptée le ${day}`,
    events: 'Ce que cette personne a fait',
  },
  actions: {
    resendOtp: 'Renvoyer le code à usage unique',
    role: 'Changer le rôle',
    twoStep: 'Désactiver la connexion en deux étapes',
    enable: 'Activer le compte',
    disable: 'Désactiver le compte',
  },
  disabling: {
    question: 'Désactiver ce compte ?',
    confirm: 'Désactiver',
    advice:
      'La personne est déconnectée partout et ne peut plus se connecter. Ses codes fonctionnent toujours.',
  },
  twoStep: {
    question: 'Désactiver la connexion en deux étapes ?',
    confirm: 'Désactiver',
    advice: (who) =>
      `Le mot de passe seul connecte alors ${who}. Assurez-vous que la demande vient de cette personne. Elle est déconnectée partout, et un e-mail l’en informe.`,
  },
  sessions: {
    title: 'Sessions ouvertes',
    none: 'Connectée nulle part',
    device: (browser, os) => `${browser} sous ${os}`,
    seen: (when) => `Dernière activité : ${when}`,
    end: 'Déconnecter',
    endNamed: (device) => `Déconnecter ${device}`,
    endAll: 'Déconnecter partout',
  },
  codes: {
    title: 'Ses codes',
    inList: 'Les afficher dans la liste des codes',
    none: 'Aucun code',
    latest: counted({
      one: (n) => `Le dernier code revendiqué (${n} parmi d’autres)`,
      many: (n) => `Les ${n} de codes revendiqués en dernier, parmi d’autres`,
      other: (n) => `Les ${n} codes revendiqués en dernier, parmi d’autres`,
    }),
    scans: counted({
      one: (n) => `${n} scan`,
      many: (n) => `${n} de scans`,
      other: (n) => `${n} scans`,
    }),
  },
  help: {
    title: 'Aide',
    password: 'Envoyer un lien pour un nouveau mot de passe',
    email: 'Changer l’adresse e-mail',
    mailCode: 'Envoyer l’adresse d’un code',
    handOver: 'Transmettre un code',
    erase: 'Supprimer ce compte',
  },
  password: {
    question: 'Envoyer un lien pour un nouveau mot de passe ?',
    confirm: 'Envoyer',
    advice: (email) =>
      `${email} reçoit un e-mail avec un lien qui définit un nouveau mot de passe dans l’heure. Le mot de passe actuel fonctionne jusque-là.`,
  },
  email: {
    title: 'Changer l’adresse e-mail',
    label: 'Nouvelle adresse e-mail',
    question: (who) => `Vraiment changer l’adresse e-mail de ${who} ?`,
    theNew: 'La nouvelle adresse',
    ofVerified: (fresh, old) =>
      `${fresh} reçoit un code à usage unique, et ${old} en est informée. L’adresse change dès que la personne se connecte et saisit le code ; les autres sessions se terminent alors.`,
    ofOther: (fresh, old) =>
      `${fresh} remplace ${old} aussitôt, et reçoit un code à usage unique. ${old} n’est pas informée, car personne n’a montré à qui est cette adresse.`,
  },
};
