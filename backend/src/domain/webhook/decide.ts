import { ok, type Result, refuse } from '../../contract/result.ts';
import { PRODUCT } from '../event.ts';
import { unreachable } from '../never.ts';
import type { PauseReason, WebhookEvent, WebhookType } from './events.ts';
import type { Webhook } from './state.ts';

interface Target {
  readonly url: string;
  readonly description: string;
  readonly types: readonly WebhookType[];
}

export type WebhookCommand =
  | { readonly type: 'add'; readonly target: Target }
  | { readonly type: 'change'; readonly target: Target }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  | { readonly type: 'rotateSecret' | 'resume' | 'remove' };

export type WebhookRefusal = 'unknown_webhook' | 'edited_meanwhile';

type Decision = Result<readonly WebhookEvent[], WebhookRefusal>;

const nothing: Decision = ok([]);

/** Returns the events of a command on a webhook, or a refusal. */
export function decideWebhook(command: WebhookCommand, webhook: Webhook): Decision {
  if (command.type === 'add')
    return webhook.status === 'absent'
      ? ok([{ type: 'WebhookAdded', data: stored(command.target) }])
      : refuse('edited_meanwhile');
  if (webhook.status === 'removed' && command.type === 'remove') return nothing;
  if (webhook.status === 'absent' || webhook.status === 'removed') return refuse('unknown_webhook');
  switch (command.type) {
    case 'change':
      return isSame(command.target, webhook)
        ? nothing
        : ok([{ type: 'WebhookChanged', data: stored(command.target) }]);
    case 'rotateSecret':
      return ok([{ type: 'WebhookSecretRotated', data: {} }]);
    case 'pause':
      if (webhook.status === 'paused') return nothing;
      return ok([{ type: 'WebhookPaused', data: { reason: command.reason } }]);
    case 'resume':
      return webhook.status === 'active' ? nothing : ok([{ type: 'WebhookResumed', data: {} }]);
    case 'remove':
      return ok([{ type: 'WebhookRemoved', data: {} }]);
    default:
      return unreachable(command);
  }
}

/** Each type once, in the order of the alphabet. */
const sorted = (types: readonly WebhookType[]): WebhookType[] => [...new Set(types)].toSorted();

const stored = ({ url, description, types }: Target) => ({
  person: PRODUCT,
  url,
  description,
  types: sorted(types),
});

const isSame = (target: Target, { url, description, types }: Webhook): boolean =>
  target.url === url &&
  target.description === description &&
  sorted(target.types).join() === sorted(types).join();
