import { healthOf } from '../../../commands/webhooks/health.ts';
import { type KeptMessage, waitingOf } from '../../../commands/webhooks/messages.ts';
import type {
  WebhookMessage as MessageView,
  Webhook as WebhookView,
} from '../../../contract/schemas/webhook.ts';
import type { WebhookRow } from '../../../read-models/webhooks/webhooks.ts';
import type { SignedInCaller } from '../../edge/caller/caller.ts';
import { seesNames } from '../../views/masked.ts';
import { peopleBy } from '../../views/people.ts';
import type { WebhookPorts } from './ports.ts';

/** Returns webhooks as the console shows them to a reader. */
export async function webhookViews(
  context: WebhookPorts,
  caller: SignedInCaller,
  rows: readonly WebhookRow[],
): Promise<WebhookView[]> {
  const person = await peopleBy(
    context,
    caller,
    rows.map(({ createdBy }) => createdBy),
  );
  return Promise.all(
    rows.map(async ({ present: _present, ...row }) => {
      const health = await healthOf(context.vault, row.id);
      const { count, more } = await waitingOf(context.vault, row.id);
      const { paused } = row;
      const state = paused !== null ? 'paused' : health.failingSince !== null ? 'failing' : 'working';
      const url = addressFor(caller, row.url);
      return { ...row, url, state, ...health, waiting: count, more, createdBy: person(row.createdBy) };
    }),
  );
}

/** Path and query of an address may hold a token of the receiver. */
const addressFor = (caller: SignedInCaller, url: string): string =>
  seesNames(caller) ? url : `${URL.parse(url)?.origin ?? ''}/•••`;

/** Returns a message as the console shows it. An auditor without sight of names does not see answers of receivers. */
export const messageView = (
  caller: SignedInCaller,
  { tries: _tries, dueAt, attempts, ...message }: KeptMessage,
): MessageView => ({
  ...message,
  dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  attempts: attempts.map((attempt) => (seesNames(caller) ? attempt : { ...attempt, answer: '' })),
});
