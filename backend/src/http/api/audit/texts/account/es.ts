import type { AccountEvent } from '../../../../../domain/account/events.ts';
import { ROLE_WORDS } from '../../../../../texts/roles/index.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const USES = {
  'sign-in': 'para iniciar sesión',
  'new-codes': 'para crear otros nuevos',
  'two-step-off': 'para desactivar el inicio de sesión en dos pasos',
  confirm: 'para confirmar un cambio',
} as const;

/** The events of an account in Spanish words. */
export const account: TextsOf<AccountEvent> = {
  AccountRegistered: ({ provider }) =>
    provider === 'google' ? 'Se creó la cuenta con Google.' : 'Se creó la cuenta.',
  VerificationRequested: () => 'Se pidió un código de un solo uso.',
  EmailVerified: () => 'Se verificó el correo.',
  ClaimAwaited: ({ code }) => `El código ${code} espera a que se verifique el correo.`,
  ClaimSettled: ({ code, outcome }) =>
    outcome === 'claimed'
      ? `El código ${code}, en espera, se reclamó.`
      : `El código ${code}, en espera, no se reclamó.`,
  SignedIn: () => 'La persona inició sesión.',
  PasswordResetRequested: () => 'Se pidió un enlace para una contraseña nueva.',
  PasswordChanged: () => 'Se cambió la contraseña.',
  PasswordRemoved: () => 'Se quitó la contraseña de un registro sin terminar.',
  NameChanged: () => 'Se cambió el nombre.',
  EmailChanged: () => 'Se cambió el correo.',
  EmailChangeRequested: () => 'Se pidió otro correo.',
  EmailChangeConfirmed: () => 'Se verificó el correo cambiado.',
  EmailChangeCancelled: () => 'Se canceló el cambio de correo.',
  EmailGivenUp: () => 'Se abandonó un correo.',
  GoogleLinked: ({ way }) =>
    way === 'email'
      ? 'Se vinculó una cuenta de Google al iniciar sesión con el mismo correo.'
      : 'Se vinculó una cuenta de Google.',
  GoogleUnlinked: () => 'Se desvinculó la cuenta de Google.',
  GoogleGivenUp: () => 'Se abandonó una cuenta de Google.',
  SecureCodeGuessed: ({ code }) =>
    `Se probaron muchos códigos de seguridad incorrectos en la página de ${code}.`,
  CodeAddressRequested: ({ code }) => `Se pidió la dirección del código ${code}.`,
  CodeGivenAway: ({ code }) => `Había que avisar a la persona de que el código ${code} tiene otro dueño.`,
  CodeReceived: ({ code }) => `Había que avisar a la persona de que el código ${code} ahora es suyo.`,
  LanguageChosen: ({ language }) => `Se eligió el idioma de los correos: ${language}.`,
  TermsAccepted: ({ version, language, domain, link }) =>
    `Se aceptaron las condiciones del ${version}${when(domain, (name) => ` para ${name}`)}, en el idioma ${language}.${when(link, (page) => ` Están en ${page}.`)}`,
  TwoStepTurnedOn: () => 'Se activó el inicio de sesión en dos pasos.',
  TwoStepTurnedOff: () => 'Se desactivó el inicio de sesión en dos pasos.',
  RecoveryCodesRenewed: () => 'Se crearon códigos de recuperación nuevos.',
  RecoveryCodeUsed: ({ left, use }) =>
    use === undefined
      ? `Se usó un código de recuperación; quedan ${left}.`
      : `Se usó un código de recuperación ${USES[use]}; quedan ${left}.`,
  PasskeyAdded: () => 'Se añadió una clave de acceso.',
  PasskeyRemoved: () => 'Se quitó una clave de acceso.',
  RoleChanged: ({ role, seesNames }) =>
    seesNames
      ? `La persona recibió un rol: ${ROLE_WORDS.es[role]}, ve los nombres.`
      : `La persona recibió un rol: ${ROLE_WORDS.es[role]}.`,
  AccountDisabled: () => 'Se desactivó la cuenta.',
  AccountEnabled: () => 'Se activó la cuenta.',
  StaffInvited: ({ role }) => `Se invitó a una persona al equipo, rol: ${ROLE_WORDS.es[role]}.`,
  InvitationWithdrawn: () => 'Se retiró la invitación al equipo.',
  InvitationAccepted: () => 'Se aceptó la invitación al equipo.',
  ConfirmationRequested: () => 'Se pidió un código que confirma un paso.',
  AccountFoundUnused: ({ since, eraseAfter }) =>
    `La cuenta no se ha usado desde el ${since.slice(0, 10)}; se eliminará después del ${eraseAfter.slice(0, 10)}.`,
  ErasureExplained: () => 'Se dio un motivo para eliminar la cuenta.',
  PersonErased: ({ codes }) =>
    codes === 'release'
      ? 'Se eliminó la cuenta; sus códigos se liberaron.'
      : 'Se eliminó la cuenta; sus códigos se cerraron.',
  PersonalDataRemoved: () => 'Se quitaron contenidos, archivos y secretos de la persona.',
  PersonForgotten: () => 'Se destruyó la clave de la persona.',
};
