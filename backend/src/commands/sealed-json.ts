import type { z } from 'zod';
import { open, seal } from '../log/seal.ts';
import type { CommandContext } from './context.ts';

type Context = Pick<CommandContext, 'keys'>;

/**
 * Seals a value for the vault under the key of a person, so that it is erased with the person. `use` binds it to one use.
 * Undefined for an erased person.
 */
export async function sealFor(
  { keys }: Context,
  userId: string,
  use: string,
  value: unknown,
): Promise<string | undefined> {
  const key = await keys.findOrCreate(userId);
  return key && seal(key, use, JSON.stringify(value));
}

/** Opens what `sealFor` sealed. Undefined where the person is erased, or the value is not what the schema says. */
export async function openFor<S extends z.ZodType>(
  { keys }: Context,
  userId: string,
  use: string,
  sealed: unknown,
  schema: S,
): Promise<z.output<S> | undefined> {
  const key = await keys.find(userId);
  if (key === undefined || typeof sealed !== 'string') return undefined;
  return schema.safeParse(JSON.parse(open(key, use, sealed).toString())).data;
}
