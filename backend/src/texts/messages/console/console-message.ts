import type { CONSOLE_MESSAGES } from '../../../contract/console-messages.ts';
import type { DOMAIN_MESSAGES } from '../../../contract/domains/messages.ts';
import type { IMPORT_MESSAGES } from '../../../contract/imports/messages.ts';
import type { NOTICE_DECISION_MESSAGES } from '../../../contract/notices/notice.ts';
import type { PRINT_MESSAGES } from '../../../contract/print-messages.ts';
import type { API_KEY_TEXTS } from '../../../contract/schemas/api-key.ts';

/** The English messages of the console's part of the contract. */
export type ConsoleMessage =
  | (typeof CONSOLE_MESSAGES)[keyof typeof CONSOLE_MESSAGES]
  | (typeof DOMAIN_MESSAGES)[keyof typeof DOMAIN_MESSAGES]
  | (typeof IMPORT_MESSAGES)[keyof typeof IMPORT_MESSAGES]
  | (typeof NOTICE_DECISION_MESSAGES)[keyof typeof NOTICE_DECISION_MESSAGES]
  | (typeof API_KEY_TEXTS)[keyof typeof API_KEY_TEXTS]
  | (typeof PRINT_MESSAGES)[keyof typeof PRINT_MESSAGES];

/** These messages in another language, by their English text. */
export type TranslatedConsoleMessages = Readonly<Record<ConsoleMessage, string>>;
