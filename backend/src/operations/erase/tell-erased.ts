import { ACCOUNT } from '../../domain/account/account.ts';
import { isParked } from '../../processes/mails/parked.ts';
import { type OutboxContext, sendOnce } from '../../processes/mails/send-once.ts';

/** Sends the last mail to an erased person. False where the mail server takes it later, or another process sends it. */
export async function tellErased(context: OutboxContext, userId: string): Promise<boolean> {
  for await (const { type, id, at, actor } of context.log.read(ACCOUNT.streamOf(userId))) {
    if (type !== 'PersonErased') continue;
    const sent = await sendOnce(context, { id, type, userId, at, domain: actor.domain });
    return sent === 'done' && !(await isParked(context.vault, id));
  }
  return true;
}
