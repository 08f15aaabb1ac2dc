import type { OutboxContext } from '../../processes/mails/send-once.ts';
import { mailOutboxes } from '../../processes/reactions/mail-outbox.ts';
import { react } from '../../processes/reactions/react.ts';
import type { Fixture } from '../fixture.ts';

/** Sends the mails that the log of a fixture requests, until the signal aborts. */
export async function sendMails(
  fixture: Fixture,
  context: OutboxContext,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(mailOutboxes(context).map((outbox) => react(fixture, outbox, signal)));
}
