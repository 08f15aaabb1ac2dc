import { unreachable } from '../never.ts';
import type { PauseReason, WebhookEvent, WebhookType } from './events.ts';

export interface Webhook {
  readonly status: 'absent' | 'active' | 'paused' | 'removed';
  readonly url: string;
  readonly description: string;
  readonly types: readonly WebhookType[];
  /** Null unless it is paused. */
  readonly reason: PauseReason | null;
  /** When it was added or resumed last, ISO 8601 in UTC: failures from before do not count. */
  readonly activeSince: string;
}

export const absentWebhook: Webhook = {
  status: 'absent',
  url: '',
  description: '',
  types: [],
  reason: null,
  activeSince: '',
};

export function evolveWebhook(webhook: Webhook, event: WebhookEvent, at: string): Webhook {
  switch (event.type) {
    case 'WebhookAdded': {
      const { url, description, types } = event.data;
      return { ...absentWebhook, status: 'active', url, description, types, activeSince: at };
    }
    case 'WebhookChanged': {
      const { url, description, types } = event.data;
      return { ...webhook, url, description, types };
    }
    case 'WebhookSecretRotated':
      return webhook;
    case 'WebhookPaused':
      return { ...webhook, status: 'paused', reason: event.data.reason };
    case 'WebhookResumed':
      return { ...webhook, status: 'active', reason: null, activeSince: at };
    case 'WebhookRemoved':
      return { ...absentWebhook, status: 'removed' };
    default:
      return unreachable(event);
  }
}
