import { z } from 'zod';
import { NewMessage } from '../../commands/webhooks/message.ts';
import { queue } from '../../commands/webhooks/messages.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Vault } from '../../ports/vault.ts';
import { keepProcessCheckpoint, processCheckpoint } from '../checkpoints.ts';
import { Target } from './targets.ts';

/** The name of the outbox: of its process, its checkpoint and its lease. */
export const WEBHOOK_OUTBOX = 'webhook-outbox';

const PLACE = { kind: 'webhook-outbox', id: 'state' } as const;

/** A step of the outbox: once it is kept, its messages go out, and the checkpoint moves from `after` to `position`. */
const Step = z.object({
  after: z.string().nullable(),
  position: z.string(),
  /** The webhooks as of `position`. */
  targets: z.array(Target),
  messages: z.array(NewMessage),
});
type Step = z.infer<typeof Step>;

interface Ports {
  readonly vault: Vault;
  readonly clock: Clock;
}

/** Keeps a step and takes it. A process that is killed between takes it again, with the same messages. */
export async function takeStep(ports: Ports, step: Step): Promise<void> {
  await ports.vault.put({ ...PLACE, value: step });
  await finish(ports, step);
}

/** Returns where the outbox is, after the step that a killed process may have kept only. */
export async function resume(
  ports: Ports,
): Promise<{ readonly position: string | undefined; readonly targets: readonly Target[] }> {
  const position = await processCheckpoint(ports.vault, WEBHOOK_OUTBOX);
  const step = await keptStep(ports.vault);
  if (step && step.after === (position ?? null)) {
    await finish(ports, step);
    return step;
  }
  // Who begins with the first event meets every webhook on the way.
  return { position, targets: position === undefined ? [] : (step?.targets ?? []) };
}

/** Returns the webhooks that the outbox knows. */
export const keptTargets = async (vault: Vault): Promise<readonly Target[]> =>
  (await keptStep(vault))?.targets ?? [];

async function keptStep(vault: Vault): Promise<Step | undefined> {
  const record = await vault.get(PLACE.kind, PLACE.id);
  return record && Step.parse(record.value);
}

async function finish({ vault, clock }: Ports, { messages, position }: Step): Promise<void> {
  for (const message of messages) await queue(vault, message, clock.now());
  await keepProcessCheckpoint(vault, WEBHOOK_OUTBOX, position);
}
