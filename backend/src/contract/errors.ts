import { z } from 'zod';
import { FORM_MESSAGES } from './messages.ts';

/** The HTTP status and the message of each error code. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Some fields need your attention' },
  invalid_json: { status: 400, message: 'The request body is not valid JSON' },
  malformed_request: { status: 400, message: 'This is no valid HTTP request' },
  otp_invalid: { status: 400, message: FORM_MESSAGES.otpInvalid },
  reset_token_invalid: { status: 400, message: 'This reset link is no longer valid. Ask for a new one' },
  invitation_ended: { status: 400, message: 'This invitation has ended' },
  secure_code_invalid: { status: 400, message: FORM_MESSAGES.secureCodeInvalid },
  old_password_wrong: { status: 400, message: 'The old password is not right' },
  second_step_wrong: { status: 400, message: FORM_MESSAGES.secondStepWrong },
  passkey_refused: { status: 400, message: 'This passkey could not be checked. Please try again' },
  password_wrong: { status: 400, message: 'The password is not right' },
  password_of_site: { status: 400, message: 'This password is the name of this site. Choose another one' },
  password_common: { status: 400, message: 'This password is one of the most used. Choose another one' },
  password_personal: { status: 400, message: 'The password must not be your email or name' },
  signed_out: { status: 401, message: 'Please sign in' },
  api_key_invalid: { status: 401, message: 'This API key is not known' },
  api_key_ended: { status: 401, message: 'This API key has ended' },
  wrong_credentials: { status: 401, message: 'Wrong email or password' },
  second_step_needed: { status: 401, message: 'Please enter the code of your authenticator app' },
  forbidden: { status: 403, message: 'You are not allowed to do this' },
  secure_code_needed: { status: 403, message: 'Enter Secure Code' },
  account_disabled: { status: 403, message: 'This account is disabled. Please ask the seller' },
  email_unverified: { status: 403, message: 'Please verify your email first' },
  terms_unaccepted: { status: 403, message: 'Please accept the terms of use first' },
  password_change_required: { status: 403, message: 'Please change the password first' },
  two_step_required: { status: 403, message: 'Please turn on two-step sign-in first' },
  sign_in_again: { status: 403, message: 'Please sign out and in again first, to prove that it is you' },
  api_key_refused: { status: 403, message: 'No API key may do this' },
  api_key_scope: { status: 403, message: 'This API key may not do this' },
  cross_site: { status: 403, message: 'This call must come from our own pages' },
  unknown_route: { status: 404, message: 'There is nothing here' },
  unknown_code: { status: 404, message: 'This QR code is not known' },
  unknown_user: { status: 404, message: 'This user is not known' },
  unknown_upload: { status: 404, message: FORM_MESSAGES.fileUnknown },
  unknown_session: { status: 404, message: 'This session has ended already' },
  unknown_passkey: { status: 404, message: 'This passkey is not known' },
  unknown_batch: { status: 404, message: 'This batch is not known' },
  unknown_webhook: { status: 404, message: 'This webhook is not known' },
  unknown_message: { status: 404, message: 'This message is not kept any more' },
  unknown_notice: { status: 404, message: 'This notice is not known' },
  unknown_view: { status: 404, message: 'This view is not known' },
  view_name_taken: { status: 409, message: 'Another view has this name' },
  too_many_views: { status: 409, message: 'There are 50 shared views already. Remove one first' },
  too_many_tags: { status: 409, message: 'A code has at most 20 tags. Remove one first' },
  too_many_webhooks: { status: 409, message: 'There are 20 webhooks already. Remove one first' },
  webhook_paused: { status: 409, message: 'This webhook is paused. Resume it first' },
  unknown_api_key: { status: 404, message: 'There is no such API key' },
  rebuild_running: { status: 409, message: 'A rebuild is running. Wait for its end' },
  unknown_bulk_action: { status: 404, message: 'This action is not known' },
  count_changed: {
    status: 409,
    message: 'The number of matching codes has changed. Please check and confirm again',
  },
  notice_decided: { status: 409, message: 'This notice was decided already' },
  nothing_shown: { status: 409, message: 'This QR code shows nothing' },
  not_undoable: { status: 409, message: 'This action can not be undone' },
  incomplete_upload: { status: 409, message: 'Parts of this file are missing' },
  already_claimed: { status: 409, message: 'This QR code has already been claimed' },
  not_claimable: { status: 409, message: 'This QR code can not be claimed yet' },
  email_taken: { status: 409, message: 'This email is already registered' },
  google_taken: { status: 409, message: 'This Google account belongs to another account here' },
  google_unverified: { status: 403, message: 'Google has not verified this email' },
  google_sign_in_first: { status: 409, message: 'Please sign in first, and link Google in your profile' },
  google_linked: { status: 409, message: 'Another Google account is linked. Unlink it first' },
  password_needed: { status: 409, message: 'Add a password first, so that you can still sign in' },
  last_admin: { status: 409, message: 'The last admin must stay' },
  not_verified: { status: 409, message: 'The email of this person is not verified yet' },
  edited_meanwhile: { status: 409, message: 'This was changed meanwhile. Reload and try again' },
  not_restorable: { status: 409, message: 'This version is not available any more' },
  nothing_to_hide: { status: 409, message: 'There is nothing to hide: this QR code leads nowhere yet' },
  quota_reached: { status: 413, message: FORM_MESSAGES.quotaReached },
  too_large: { status: 413, message: 'The request is too large' },
  unsupported_type: { status: 415, message: 'The request must be JSON' },
  request_too_slow: { status: 408, message: 'The request took too long to arrive' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little' },
  too_many_mails: {
    status: 429,
    message: 'No more mails can go to this address today. Please try again tomorrow',
  },
  unreadable_symbol: { status: 400, message: 'A symbol of the file could not be read' },
  internal: { status: 500, message: 'Something went wrong' },
  google_not_set_up: { status: 503, message: 'Sign-in with Google is not set up here' },
  unavailable: { status: 503, message: 'This is not available right now. Please try again' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

const codes = Object.keys(ERRORS).filter((key): key is ErrorCode => key in ERRORS);

/** One problem of the input: the dotted path of the field, and a message. */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** The body of every error response. It contains no stack and no internals. */
export const ErrorAnswer = z.object({
  message: z.string(),
  code: z.enum(codes),
  issues: z.array(Issue).optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
