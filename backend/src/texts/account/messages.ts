import type { ERRORS } from '../../contract/errors.ts';
import type { FALLBACKS, FORM_MESSAGES, MESSAGES } from '../../contract/messages.ts';

type Success =
  | 'loggedIn'
  | 'loggedOut'
  | 'registered'
  | 'otpVerified'
  | 'otpSent'
  | 'resetSent'
  | 'passwordChanged'
  | 'codeClaimed';

type Form =
  | 'emailInvalid'
  | 'emailRequired'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordResetShort'
  | 'passwordLong'
  | 'passwordsDiffer'
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'nameLong'
  | 'nameCharacters'
  | 'nameAddress'
  | 'otpInvalid';

/** Refusals that no call of these screens gets. */
type Foreign =
  | 'email_taken'
  | 'secure_code_invalid'
  | 'secure_code_needed'
  | 'old_password_wrong'
  | 'password_wrong'
  | 'last_admin'
  | 'not_verified'
  | 'unknown_upload'
  | 'incomplete_upload'
  | 'not_restorable'
  | 'google_unverified'
  | 'google_sign_in_first'
  | 'google_taken'
  | 'google_linked'
  | 'google_not_set_up'
  | 'password_needed'
  | 'quota_reached'
  | 'password_wrong'
  | 'sign_in_again'
  | 'two_step_required'
  | 'password_change_required'
  | 'unknown_batch'
  | 'unreadable_symbol'
  | 'unknown_bulk_action'
  | 'count_changed'
  | 'not_undoable'
  | 'unknown_webhook'
  | 'unknown_message'
  | 'too_many_webhooks'
  | 'webhook_paused'
  | 'unknown_session'
  | 'unknown_passkey'
  | 'api_key_invalid'
  | 'api_key_ended'
  | 'api_key_refused'
  | 'api_key_scope'
  | 'unknown_api_key';

/** The English messages of the contract that sign-in, sign-up, one-time code and reset show. */
export type AccountMessage =
  | (typeof MESSAGES)[Success]
  | (typeof FORM_MESSAGES)[Form]
  | (typeof FALLBACKS)['general' | 'verifyOtp']
  | (typeof ERRORS)[Exclude<keyof typeof ERRORS, Foreign>]['message'];
