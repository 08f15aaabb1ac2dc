import type { ERRORS } from '../../contract/errors.ts';
import type { FALLBACKS, FILE_FAULTS, FORM_MESSAGES, MESSAGES } from '../../contract/messages.ts';
import type { OBJECTION_MESSAGES } from '../../contract/notices/decision.ts';

/** What only admins, keys of the API and scanners get. */
interface Foreign {
  readonly messages: 'codeDeleted' | 'codeReset';
  readonly forms:
    | 'bannerLong'
    | 'noteLong'
    | 'fileBroken'
    | 'codesOrFilter'
    | 'secureCodeInvalid'
    | 'erasureReason'
    | 'webhookAddress'
    | 'webhookTypes'
    | 'amountInvalid';
  readonly fallbacks:
    | 'deleteCode'
    | 'approveCode'
    | 'toggleCode'
    | 'generateCodes'
    | 'verifySecureCode'
    | 'print'
    | 'updateText'
    | 'getEvents'
    | 'getPeople'
    | 'changePerson'
    | 'uploadPictures'
    | 'uploadPicture'
    | 'deletePicture';
  readonly errors:
    | 'secure_code_invalid'
    | 'secure_code_needed'
    | 'last_admin'
    | 'not_verified'
    | 'unknown_batch'
    | 'unreadable_symbol'
    | 'unknown_bulk_action'
    | 'count_changed'
    | 'not_undoable'
    | 'code_taken'
    | 'unknown_webhook'
    | 'unknown_message'
    | 'rebuild_running'
    | 'too_many_tags'
    | 'too_many_views'
    | 'unknown_domain'
    | 'unknown_view'
    | 'unknown_notice'
    | 'notice_decided'
    | 'no_objection'
    | 'nothing_to_reverse'
    | 'nothing_shown'
    | 'view_name_taken'
    | 'too_many_webhooks'
    | 'webhook_paused'
    | 'api_key_invalid'
    | 'api_key_ended'
    | 'api_key_refused'
    | 'api_key_scope'
    | 'unknown_api_key';
}

/** The English messages of the contract that the owner's app can show. */
export type OwnerMessage =
  | (typeof MESSAGES)[Exclude<keyof typeof MESSAGES, Foreign['messages']>]
  | (typeof FORM_MESSAGES)[Exclude<keyof typeof FORM_MESSAGES, Foreign['forms']>]
  | (typeof OBJECTION_MESSAGES)[Exclude<keyof typeof OBJECTION_MESSAGES, 'long'>]
  | (typeof FILE_FAULTS)[keyof typeof FILE_FAULTS]
  | (typeof FALLBACKS)[Exclude<keyof typeof FALLBACKS, Foreign['fallbacks']>]
  | (typeof ERRORS)[Exclude<keyof typeof ERRORS, Foreign['errors']>]['message'];

/** The messages of the contract in another language, by their English text. */
export type TranslatedMessages = Readonly<Record<OwnerMessage, string>>;
