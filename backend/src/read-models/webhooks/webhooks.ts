import { z } from 'zod';
import { PauseReason, type WebhookEvent, WebhookType } from '../../domain/webhook/events.ts';
import { absentWebhook, evolveWebhook, type Webhook } from '../../domain/webhook/state.ts';
import { WEBHOOK } from '../../domain/webhook/webhook.ts';
import type { CollectionDefinition, ReadStore } from '../../ports/read-store.ts';
import { bodyOf, type Happened, projectionOf } from '../projection.ts';

export const WebhookDocument = z.object({
  present: z.boolean(),
  url: z.string(),
  description: z.string(),
  types: z.array(WebhookType),
  paused: PauseReason.nullable(),
  createdAt: z.string(),
  /** The id of the admin; null for the system. */
  createdBy: z.string().nullable(),
});
export type WebhookDocument = z.infer<typeof WebhookDocument>;

export const WEBHOOKS: CollectionDefinition = {
  name: 'webhooks',
  version: 2,
  fields: { present: 'boolean', createdAt: 'text' },
  indexes: [['present', '-createdAt']],
};

const blank: WebhookDocument = {
  present: false,
  url: '',
  description: '',
  types: [],
  paused: null,
  createdAt: '',
  createdBy: null,
};

type Change = Happened<WebhookEvent> & { readonly by: string | null };

/** The part of a document that the aggregate's own fold changes. */
const stateOf = ({ present, paused, url, description, types }: WebhookDocument): Webhook => ({
  ...absentWebhook,
  ...(present && { status: paused === null ? 'active' : 'paused' }),
  url,
  description,
  types,
  reason: paused,
});

function applyEvent(webhook: WebhookDocument, event: Change): WebhookDocument {
  const { status, url, description, types, reason } = evolveWebhook(stateOf(webhook), event, event.at);
  if (status === 'removed') return blank;
  const { createdAt, createdBy } =
    event.type === 'WebhookAdded' ? { createdAt: event.at, createdBy: event.by } : webhook;
  const present = status !== 'absent';
  return { present, url, description, types: [...types], paused: reason, createdAt, createdBy };
}

export const webhooksProjection = projectionOf({
  definition: WEBHOOKS,
  schema: WebhookDocument,
  streams: [WEBHOOK.prefix],
  changes: (event, emit) => {
    const id = WEBHOOK.keyOf(event.stream);
    if (id === undefined || !WEBHOOK.recognises(event))
      throw new Error(`${event.type} of ${event.stream} is not for the webhooks`);
    emit(id, { ...event, by: event.actor.id });
  },
  evolve: (webhook: WebhookDocument = blank, events: readonly Change[]) => events.reduce(applyEvent, webhook),
});

export interface WebhookRow extends WebhookDocument {
  readonly id: string;
}

/** The webhook; undefined where it is unknown or removed. */
export async function findWebhook(store: ReadStore, id: string): Promise<WebhookRow | undefined> {
  const document = await store.get(WEBHOOKS.name, id);
  const body = document && bodyOf(WebhookDocument, document);
  return body?.present ? { ...body, id } : undefined;
}

const PRESENT = [{ field: 'present', is: true }];

export const countWebhooks = (store: ReadStore): Promise<number> => store.count(WEBHOOKS.name, PRESENT);

/** A page of the webhooks; `-` sorts descending. */
export async function listWebhooks(
  store: ReadStore,
  page: { readonly sort: string; readonly limit: number; readonly skip: number },
): Promise<{ readonly total: number; readonly rows: readonly WebhookRow[] }> {
  const { sort, ...range } = page;
  const [total, documents] = await Promise.all([
    countWebhooks(store),
    store.query(WEBHOOKS.name, { where: PRESENT, sort: [sort], ...range }),
  ]);
  const rows = documents.map((document) => ({ ...bodyOf(WebhookDocument, document), id: document.id }));
  return { total, rows };
}
