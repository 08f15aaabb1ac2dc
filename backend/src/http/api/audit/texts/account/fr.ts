import type { AccountEvent } from '../../../../../domain/account/events.ts';
import { ROLE_WORDS } from '../../../../../texts/roles/index.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const USES = {
  'sign-in': 'pour se connecter',
  'new-codes': 'pour en créer de nouveaux',
  'two-step-off': 'pour désactiver la connexion en deux étapes',
  confirm: 'pour confirmer une modification',
} as const;

/** The events of an account in French words. */
export const account: TextsOf<AccountEvent> = {
  AccountRegistered: ({ provider }) =>
    provider === 'google' ? 'Le compte a été créé avec Google.' : 'Le compte a été créé.',
  VerificationRequested: () => 'Un code à usage unique a été demandé.',
  EmailVerified: () => 'L’adresse e-mail a été confirmée.',
  ClaimAwaited: ({ code }) => `Le code ${code} attend que l’adresse e-mail soit confirmée.`,
  ClaimSettled: ({ code, outcome }) =>
    outcome === 'claimed'
      ? `Le code ${code}, en attente, a été revendiqué.`
      : `Le code ${code}, en attente, n’a pas été revendiqué.`,
  SignedIn: () => 'La personne s’est connectée.',
  PasswordResetRequested: () => 'Un lien pour un nouveau mot de passe a été demandé.',
  PasswordChanged: () => 'Le mot de passe a été modifié.',
  PasswordRemoved: () => 'Le mot de passe d’une inscription inachevée a été supprimé.',
  NameChanged: () => 'Le nom a été modifié.',
  EmailChanged: () => 'L’adresse e-mail a été modifiée.',
  EmailChangeRequested: () => 'Une autre adresse e-mail a été demandée.',
  EmailChangeConfirmed: () => 'La nouvelle adresse e-mail a été confirmée.',
  EmailChangeCancelled: () => 'Le changement d’adresse e-mail a été annulé.',
  EmailGivenUp: () => 'Une adresse e-mail a été abandonnée.',
  GoogleLinked: ({ way }) =>
    way === 'email'
      ? 'Un compte Google a été associé par une connexion avec la même adresse e-mail.'
      : 'Un compte Google a été associé.',
  GoogleUnlinked: () => 'Le compte Google a été dissocié.',
  GoogleGivenUp: () => 'Un compte Google a été abandonné.',
  SecureCodeGuessed: ({ code }) =>
    `Beaucoup de mauvais codes secrets ont été essayés sur la page de ${code}.`,
  CodeAddressRequested: ({ code }) => `L’adresse du code ${code} a été demandée.`,
  CodeGivenAway: ({ code }) =>
    `La personne devait être informée que le code ${code} a un autre propriétaire.`,
  CodeReceived: ({ code }) => `La personne devait être informée que le code ${code} est maintenant à elle.`,
  LanguageChosen: ({ language }) => `La langue des e-mails a été choisie : ${language}.`,
  TermsAccepted: ({ version, language, domain, link }) =>
    `Les conditions du ${version}${when(domain, (name) => ` pour ${name}`)} ont été acceptées, dans la langue ${language}.${when(link, (page) => ` Elles se trouvent à l’adresse ${page}.`)}`,
  TwoStepTurnedOn: () => 'La connexion en deux étapes a été activée.',
  TwoStepTurnedOff: () => 'La connexion en deux étapes a été désactivée.',
  RecoveryCodesRenewed: () => 'De nouveaux codes de récupération ont été créés.',
  RecoveryCodeUsed: ({ left, use }) =>
    use === undefined
      ? `Un code de récupération a été utilisé ; il en reste ${left}.`
      : `Un code de récupération a été utilisé ${USES[use]} ; il en reste ${left}.`,
  PasskeyAdded: () => 'Une clé d’accès a été ajoutée.',
  PasskeyRemoved: () => 'Une clé d’accès a été supprimée.',
  RoleChanged: ({ role, seesNames }) =>
    seesNames
      ? `La personne a reçu un rôle : ${ROLE_WORDS.fr[role]}, noms affichés.`
      : `La personne a reçu un rôle : ${ROLE_WORDS.fr[role]}.`,
  AccountDisabled: () => 'Le compte a été désactivé.',
  AccountEnabled: () => 'Le compte a été activé.',
  StaffInvited: ({ role }) => `Une personne a été invitée dans l’équipe, rôle : ${ROLE_WORDS.fr[role]}.`,
  InvitationWithdrawn: () => 'L’invitation dans l’équipe a été retirée.',
  InvitationAccepted: () => 'L’invitation dans l’équipe a été acceptée.',
  ConfirmationRequested: () => 'Un code qui confirme une étape a été demandé.',
  AccountFoundUnused: ({ since, eraseAfter }) =>
    `Le compte n’a pas été utilisé depuis le ${since.slice(0, 10)} ; il sera supprimé après le ${eraseAfter.slice(0, 10)}.`,
  ErasureExplained: () => 'Un motif pour la suppression du compte a été donné.',
  PersonErased: ({ codes }) =>
    codes === 'release'
      ? 'Le compte a été supprimé ; ses codes ont été libérés.'
      : 'Le compte a été supprimé ; ses codes ont été fermés.',
  PersonalDataRemoved: () => 'Contenus, fichiers et secrets de la personne ont été supprimés.',
  PersonForgotten: () => 'La clé de la personne a été détruite.',
};
