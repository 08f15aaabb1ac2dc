import { z } from 'zod';
import { unreachable } from '../../domain/never.ts';
import { type WebhookEvent, WebhookType } from '../../domain/webhook/events.ts';

/** A webhook, as far as the outbox needs it. */
export const Target = z.object({ id: z.string(), types: z.array(WebhookType), paused: z.boolean() });
export type Target = z.infer<typeof Target>;

/** Returns the targets after an event of a webhook; a repeat changes nothing. */
export function targetsAfter(targets: readonly Target[], id: string, event: WebhookEvent): readonly Target[] {
  const change = (changed: Partial<Target>) =>
    targets.map((target) => (target.id === id ? { ...target, ...changed } : target));
  const others = () => targets.filter((target) => target.id !== id);
  switch (event.type) {
    case 'WebhookAdded':
      return [...others(), { id, types: event.data.types, paused: false }];
    case 'WebhookChanged':
      return change({ types: event.data.types });
    case 'WebhookSecretRotated':
      return targets;
    case 'WebhookPaused':
      return change({ paused: true });
    case 'WebhookResumed':
      return change({ paused: false });
    case 'WebhookRemoved':
      return others();
    default:
      return unreachable(event);
  }
}

/** Returns the ids of the webhooks that are told of a type now. */
export const toldOf = (targets: readonly Target[], type: WebhookType): readonly string[] =>
  targets.filter(({ types, paused }) => !paused && types.includes(type)).map(({ id }) => id);
