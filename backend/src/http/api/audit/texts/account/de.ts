import type { AccountEvent } from '../../../../../domain/account/events.ts';
import { ROLE_WORDS } from '../../../../../texts/roles/index.ts';
import type { TextsOf } from '../texts-of.ts';
import { when } from '../when.ts';

const USES = {
  'sign-in': 'zum Anmelden',
  'new-codes': 'um neue zu erzeugen',
  'two-step-off': 'um die Anmeldung in zwei Schritten auszuschalten',
  confirm: 'um eine Änderung zu bestätigen',
} as const;

/** The events of an account in German words. */
export const account: TextsOf<AccountEvent> = {
  AccountRegistered: ({ provider }) =>
    provider === 'google' ? 'Das Konto wurde mit Google angelegt.' : 'Das Konto wurde angelegt.',
  VerificationRequested: () => 'Ein Einmalcode wurde angefordert.',
  EmailVerified: () => 'Die E-Mail-Adresse wurde bestätigt.',
  ClaimAwaited: ({ code }) => `Der Code ${code} wartet, bis die E-Mail-Adresse bestätigt ist.`,
  ClaimSettled: ({ code, outcome }) =>
    `Der wartende Code ${code} wurde ${outcome === 'claimed' ? 'übernommen' : 'nicht übernommen'}.`,
  SignedIn: () => 'Die Person hat sich angemeldet.',
  PasswordResetRequested: () => 'Ein Link für ein neues Passwort wurde angefordert.',
  PasswordChanged: () => 'Das Passwort wurde geändert.',
  PasswordRemoved: () => 'Das Passwort einer unfertigen Registrierung wurde entfernt.',
  NameChanged: () => 'Der Name wurde geändert.',
  EmailChanged: () => 'Die E-Mail-Adresse wurde geändert.',
  EmailChangeRequested: () => 'Eine andere E-Mail-Adresse wurde angefordert.',
  EmailChangeConfirmed: () => 'Die geänderte E-Mail-Adresse wurde bestätigt.',
  EmailChangeCancelled: () => 'Die Änderung der E-Mail-Adresse wurde abgebrochen.',
  EmailGivenUp: () => 'Eine E-Mail-Adresse wurde aufgegeben.',
  GoogleLinked: ({ way }) =>
    way === 'email'
      ? 'Ein Google-Konto wurde durch eine Anmeldung mit derselben E-Mail-Adresse verknüpft.'
      : 'Ein Google-Konto wurde verknüpft.',
  GoogleUnlinked: () => 'Die Verknüpfung mit dem Google-Konto wurde aufgehoben.',
  GoogleGivenUp: () => 'Ein Google-Konto wurde aufgegeben.',
  SecureCodeGuessed: ({ code }) =>
    `Für die Seite von ${code} wurden viele falsche Sicherheitscodes probiert.`,
  CodeAddressRequested: ({ code }) => `Die Adresse des Codes ${code} wurde angefordert.`,
  CodeGivenAway: ({ code }) =>
    `Die Person war zu benachrichtigen, dass der Code ${code} jemand anderem gehört.`,
  CodeReceived: ({ code }) => `Die Person war zu benachrichtigen, dass der Code ${code} jetzt ihr gehört.`,
  LanguageChosen: ({ language }) => `Die Sprache der E-Mails wurde gewählt: ${language}.`,
  TermsAccepted: ({ version, language, domain, link }) =>
    `Die Nutzungsbedingungen vom ${version}${when(domain, (name) => ` für ${name}`)} wurden angenommen, in der Sprache ${language}.${when(link, (page) => ` Sie stehen unter ${page}.`)}`,
  TwoStepTurnedOn: () => 'Die Anmeldung in zwei Schritten wurde eingeschaltet.',
  TwoStepTurnedOff: () => 'Die Anmeldung in zwei Schritten wurde ausgeschaltet.',
  RecoveryCodesRenewed: () => 'Neue Wiederherstellungscodes wurden erzeugt.',
  RecoveryCodeUsed: ({ left, use }) =>
    `Ein Wiederherstellungscode wurde verwendet${use === undefined ? '' : `, ${USES[use]}`}; noch übrig: ${left}.`,
  PasskeyAdded: () => 'Ein Passkey wurde hinzugefügt.',
  PasskeyRemoved: () => 'Ein Passkey wurde entfernt.',
  RoleChanged: ({ role, seesNames }) =>
    `Die Person bekam eine Rolle: ${ROLE_WORDS.de[role]}${seesNames ? ', sieht Namen' : ''}.`,
  AccountDisabled: () => 'Das Konto wurde gesperrt.',
  AccountEnabled: () => 'Das Konto wurde entsperrt.',
  StaffInvited: ({ role }) => `Eine Person wurde ins Team eingeladen, Rolle: ${ROLE_WORDS.de[role]}.`,
  InvitationWithdrawn: () => 'Die Einladung ins Team wurde zurückgezogen.',
  InvitationAccepted: () => 'Die Einladung ins Team wurde angenommen.',
  ConfirmationRequested: () => 'Ein Code, der einen Schritt bestätigt, wurde angefordert.',
  AccountFoundUnused: ({ since, eraseAfter }) =>
    `Das Konto wurde seit ${since.slice(0, 10)} nicht benutzt; nach dem ${eraseAfter.slice(0, 10)} wird es gelöscht.`,
  ErasureExplained: () => 'Ein Grund für die Löschung des Kontos wurde genannt.',
  PersonErased: ({ codes }) =>
    `Das Konto wurde gelöscht; seine Codes wurden ${codes === 'release' ? 'für andere geöffnet' : 'geschlossen'}.`,
  PersonalDataRemoved: () => 'Inhalte, Dateien und Geheimnisse der Person wurden entfernt.',
  PersonForgotten: () => 'Der Schlüssel der Person wurde vernichtet.',
};
