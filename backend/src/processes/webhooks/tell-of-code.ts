import { bodyOf, messageId, type NewMessage } from '../../commands/webhooks/message.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import type { WebhookType } from '../../domain/webhook/events.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import { type Target, toldOf } from './targets.ts';

const TYPES: Readonly<Record<string, WebhookType>> = {
  CodeClaimed: 'code.claimed',
  ContentSaved: 'content.saved',
  CodeReleased: 'code.released',
  CodeReset: 'code.reset',
};

/** Returns the messages about an event of a code. They name the code and its batch, never a person or a content. */
export async function tellOfCode(
  log: EventLog,
  targets: readonly Target[],
  event: OpenedEvent,
): Promise<readonly NewMessage[]> {
  const type = TYPES[event.type];
  const code = QR_CODE.keyOf(event.stream);
  const webhooks = type === undefined ? [] : toldOf(targets, type);
  if (type === undefined || code === undefined || webhooks.length === 0) return [];
  if (!QR_CODE.recognises(event))
    throw new Error(`${event.type} of ${event.stream} is not an event of a code`);
  // The batch of a code never changes, so its newest state tells it, which is remembered.
  const { state } = await log.load(QR_CODE, code);
  const about = { code, batchId: state.batchId };
  const data = event.type === 'ContentSaved' ? { ...about, contentType: event.data.infoType } : about;
  const body = bodyOf(type, event.at, data);
  return webhooks.map((webhook) => ({
    webhook,
    id: messageId(event.at, `${webhook} ${event.id}`),
    type,
    createdAt: event.at,
    body,
  }));
}
