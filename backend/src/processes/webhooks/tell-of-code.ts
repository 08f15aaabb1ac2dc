import { bodyOf, messageId, type NewMessage } from '../../commands/webhooks/message.ts';
import type { QrCodeEvent } from '../../domain/qr-code/events.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { WebhookType } from '../../domain/webhook/events.ts';
import type { EventLog } from '../../log/event-log.ts';
import type { OpenedEvent } from '../../log/opened-event.ts';
import type { SCANNED } from './scan-round.ts';
import { type Target, toldOf } from './targets.ts';

type EventType = Exclude<WebhookType, typeof SCANNED>;

/** The event that the messages of each type are about. A type without an event fails the type check. */
const EVENTS: { readonly [Type in EventType]: QrCodeEvent['type'] } = {
  'code.claimed': 'CodeClaimed',
  'content.saved': 'ContentSaved',
  'content.hidden': 'ContentHidden',
  'content.shown': 'ContentShown',
  'code.released': 'CodeReleased',
  'code.handed_over': 'CodeHandedOver',
  'code.reset': 'CodeReset',
};

const isEventType = (type: WebhookType): type is EventType => type in EVENTS;

const typeOf = (event: string): EventType | undefined =>
  WebhookType.options.filter(isEventType).find((type) => EVENTS[type] === event);

/** Returns the messages about an event of a code. They name the code and its batch, never a person or a content. */
export async function tellOfCode(
  log: EventLog,
  targets: readonly Target[],
  event: OpenedEvent,
): Promise<readonly NewMessage[]> {
  const type = typeOf(event.type);
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
