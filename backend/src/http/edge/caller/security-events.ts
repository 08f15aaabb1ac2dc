import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Route } from '../../../contract/route.ts';
import { ROUTES } from '../../../contract/routes/index.ts';
import type { Secrets } from '../../../log/secrets.ts';
import { type Outcome, outcomeOf } from '../answers/call-result.ts';
import { addressOf } from '../limits/networks.ts';

const REFUSED = {
  wrong_credentials: 'sign_in_failed',
  old_password_wrong: 'old_password_failed',
  password_wrong: 'password_failed',
  otp_invalid: 'one_time_code_failed',
  second_step_needed: 'second_step_asked',
  second_step_wrong: 'second_step_failed',
  passkey_refused: 'passkey_failed',
  reset_token_invalid: 'reset_failed',
  invitation_ended: 'invitation_failed',
  secure_code_invalid: 'secure_code_failed',
  too_many_requests: 'limited',
  too_many_mails: 'mails_limited',
  forbidden: 'forbidden',
  cross_site: 'foreign_origin',
  api_key_invalid: 'api_key_failed',
  api_key_ended: 'api_key_failed',
  api_key_refused: 'api_key_refused',
  api_key_scope: 'api_key_refused',
} as const satisfies Partial<Record<ErrorCode, string>>;

const DONE = new Map<Route, (request: Request) => SecurityEvent | undefined>([
  [ROUTES.login, () => 'signed_in'],
  [ROUTES.secondStep, () => 'signed_in'],
  [ROUTES.passkeySignIn, () => 'signed_in'],
  [ROUTES.logout, () => 'signed_out'],
  [ROUTES.endSession, () => 'signed_out'],
  [ROUTES.endOtherSessions, () => 'signed_out'],
  [ROUTES.confirmTwoStep, () => 'second_step_changed'],
  [ROUTES.turnOffTwoStep, () => 'second_step_changed'],
  [ROUTES.renewRecoveryCodes, () => 'second_step_changed'],
  [ROUTES.addPasskey, () => 'passkey_changed'],
  [ROUTES.removePasskey, () => 'passkey_changed'],
  [ROUTES.register, () => 'signed_up'],
  [ROUTES.registerByEmail, () => 'signed_up'],
  [ROUTES.requestPasswordReset, () => 'reset_requested'],
  [ROUTES.sendPasswordLink, () => 'reset_requested'],
  [ROUTES.resetPassword, () => 'password_reset'],
  [ROUTES.unlinkGoogle, () => 'google_changed'],
  [ROUTES.prepareDownload, () => 'data_downloaded'],
  [ROUTES.eraseAccount, () => 'account_deleted'],
  [ROUTES.eraseUser, () => 'account_deleted'],
  [ROUTES.changeRole, () => 'role_changed'],
  [ROUTES.inviteStaff, () => 'staff_invited'],
  [ROUTES.withdrawInvitation, () => 'staff_invited'],
  [ROUTES.acceptInvitation, () => 'signed_up'],
  [ROUTES.disableUser, () => 'account_disabled'],
  [ROUTES.changeUserEmail, () => 'account_changed'],
  [ROUTES.enableUser, () => 'account_disabled'],
  [ROUTES.turnOffUserTwoStep, () => 'second_step_changed'],
  [ROUTES.endUserSession, () => 'signed_out'],
  [ROUTES.endUserSessions, () => 'signed_out'],
  [ROUTES.createApiKey, () => 'api_key_created'],
  [ROUTES.revokeApiKey, () => 'api_key_revoked'],
  [ROUTES.updateUser, ({ body }) => (body?.newPassword ? 'password_changed' : 'account_changed')],
]);

/** What an operator watches. The names are those of the metric and of the log lines (docs/operations.md). */
export const SECURITY_EVENTS = [
  ...new Set(Object.values(REFUSED)),
  'codes_guessed',
  'signed_in',
  'signed_out',
  'signed_up',
  'reset_requested',
  'password_reset',
  'password_changed',
  'account_changed',
  'second_step_changed',
  'passkey_changed',
  'google_changed',
  'data_downloaded',
  'account_deleted',
  'role_changed',
  'staff_invited',
  'account_disabled',
  'api_key_created',
  'api_key_revoked',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

const isRefusal = (code: ErrorCode | undefined): code is keyof typeof REFUSED =>
  code !== undefined && code in REFUSED;

function eventOf(
  { done, refused, linkedGoogle, signedIn }: Outcome,
  request: Request,
): SecurityEvent | undefined {
  if (linkedGoogle) return 'google_changed';
  if (signedIn) return 'signed_in';
  if (isRefusal(refused)) return REFUSED[refused];
  return done && DONE.get(done)?.(request);
}

/**
 * Logs and counts what concerns the security of accounts. A line has the account's id and a keyed hash of the address,
 * which tells one source from another and names none.
 */
export const watchSecurity =
  (
    { logger, secrets }: { readonly logger: Logger; readonly secrets: Secrets },
    count: (event: SecurityEvent) => void,
  ): RequestHandler =>
  (request, response, next) => {
    response.once('finish', () => {
      const outcome = outcomeOf(response);
      const event = eventOf(outcome, request);
      if (event === undefined) return;
      count(event);
      const source = secrets.limitKey(`source ${addressOf(request)}`);
      const route: unknown = request.route?.path;
      const { person, apiKey } = outcome;
      logger.info({ security: event, person, apiKey, source, route }, 'security event');
    });
    next();
  };
