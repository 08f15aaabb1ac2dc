import type { WebhookTypeName } from '@qlaim/backend/contract/console';

/** What each type tells of. */
export const TYPE_LABELS: Readonly<Record<WebhookTypeName, string>> = {
  'code.claimed': 'A buyer claimed a code',
  'content.saved': 'An owner saved content',
  'code.scanned': 'Codes were scanned: once a minute, with counts',
  'code.released': 'An owner left a code',
  'code.handed_over': 'A code was handed over to another owner',
  'code.reset': 'Name and content of a code were removed',
};
