import type { ERRORS } from '../../contract/errors.ts';
import type { FALLBACKS, FORM_MESSAGES, MESSAGES } from '../../contract/messages.ts';

/** The English messages of the contract. */
export type ContractMessage =
  | (typeof MESSAGES)[keyof typeof MESSAGES]
  | (typeof FORM_MESSAGES)[keyof typeof FORM_MESSAGES]
  | (typeof FALLBACKS)[keyof typeof FALLBACKS]
  | (typeof ERRORS)[keyof typeof ERRORS]['message'];
