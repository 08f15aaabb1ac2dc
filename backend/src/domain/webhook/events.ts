import { z } from 'zod';
import { defineEvent, type EventOf, Person, personal } from '../event.ts';

/** What a webhook may tell of. */
export const WebhookType = z.enum([
  'code.claimed',
  'content.saved',
  'code.scanned',
  'code.released',
  'code.handed_over',
  'code.reset',
  'content.hidden',
  'content.shown',
]);
export type WebhookType = z.infer<typeof WebhookType>;

/** Why a webhook is paused: an admin paused it, everything failed for days, or the receiver answered 410. */
export const PauseReason = z.enum(['admin', 'failures', 'gone']);
export type PauseReason = z.infer<typeof PauseReason>;

/** Addresses often hold a token of the receiver, so the log seals them under the key of the product. */
const Target = z.object({
  person: Person,
  url: personal(z.string()),
  description: personal(z.string()),
  types: z.array(WebhookType),
});

const none = z.object({});

export const webhookEvents = [
  defineEvent('WebhookAdded', 'An admin added a webhook: messages of these types go to its address', Target),
  defineEvent('WebhookChanged', 'Address, description or types of the webhook changed', Target),
  defineEvent(
    'WebhookSecretRotated',
    'The webhook got another signing secret; the one before signs beside it for a day',
    none,
  ),
  defineEvent(
    'WebhookPaused',
    'The webhook gets no messages until it is resumed',
    z.object({ reason: PauseReason }),
  ),
  defineEvent('WebhookResumed', 'The webhook gets messages again, and those that waited', none),
  defineEvent('WebhookRemoved', 'The webhook was removed, with its secret and its messages', none),
] as const;

export type WebhookEvent = EventOf<typeof webhookEvents>;
