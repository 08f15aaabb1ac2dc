import type { CommandContext } from '../../commands/context.ts';
import type { Category } from '../../domain/aggregate.ts';
import type { DomainEvent } from '../../domain/event.ts';

/** Returns the event that requests a mail. The state may know no more of it than of a later one. */
export async function eventOf<Event extends DomainEvent>(
  { log }: Pick<CommandContext, 'log'>,
  category: Pick<Category<Event>, 'streamOf' | 'recognises'>,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Event | undefined> {
  for await (const event of log.read(category.streamOf(userId)))
    if (event.id === id && category.recognises(event)) return event;
  return undefined;
}
