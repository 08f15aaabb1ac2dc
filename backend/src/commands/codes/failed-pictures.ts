import { z } from 'zod';
import type { CommandContext } from '../context.ts';
import { openFor, sealFor } from '../sealed-json.ts';

/** A picture of the bulk upload that became part of no code. */
const FailedPicture = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The name of the file. */
  name: z.string(),
  reason: z.string(),
});
export type FailedPicture = z.infer<typeof FailedPicture>;

/** The outcome for each file of one call. A file without a reason was attached. */
export interface PictureOutcome {
  readonly name: string;
  readonly reason?: string;
}

/** Of one person. The oldest go first. */
export const MOST_FAILED_PICTURES = 200;

/** Failures are forgotten so long after the person's last upload. */
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

const KIND = 'failed-pictures';

type Context = Pick<CommandContext, 'vault' | 'keys' | 'clock' | 'random'>;

/**
 * Keeps the failures of a call until somebody dismisses them. A file of the same name that arrives later takes the place of
 * the earlier one. The record is sealed under the person's key, because names of files are personal.
 */
export function keepFailedPictures(
  context: Context,
  person: string,
  outcomes: readonly PictureOutcome[],
): Promise<void> {
  const at = context.clock.now().toISOString();
  const names = new Set(outcomes.map(({ name }) => name));
  const failed = outcomes.flatMap(({ name, reason }) =>
    reason === undefined ? [] : [{ id: context.random.uuid(), at, name, reason }],
  );
  return change(context, person, (kept) => {
    const others = kept.filter(({ name }) => !names.has(name));
    const unchanged = failed.length === 0 && others.length === kept.length;
    return unchanged ? kept : [...others, ...failed].slice(-MOST_FAILED_PICTURES);
  });
}

/** Forgets failures of a person. */
export const dismissFailedPictures = (
  context: Context,
  person: string,
  ids: ReadonlySet<string>,
): Promise<void> =>
  change(context, person, (kept) => {
    const others = kept.filter(({ id }) => !ids.has(id));
    return others.length === kept.length ? kept : others;
  });

/** Returns the failures of a person, the oldest first. */
export const failedPicturesOf = async (context: Context, person: string): Promise<readonly FailedPicture[]> =>
  (await read(context, person)).kept;

/** Repeats the edit until no other writer comes between. Writes nothing where `edit` returns its argument. */
async function change(
  context: Context,
  person: string,
  edit: (kept: readonly FailedPicture[]) => readonly FailedPicture[],
): Promise<void> {
  for (;;) {
    const { kept, version } = await read(context, person);
    const value = edit(kept);
    if (value === kept) return;
    const sealed = await sealFor(context, person, useOf(person), value);
    // The person is erased.
    if (sealed === undefined) return;
    const expiresAt = new Date(context.clock.now().getTime() + LIFETIME_MS).toISOString();
    if (await context.vault.put({ kind: KIND, id: person, value: sealed, seen: version, expiresAt })) return;
  }
}

async function read(context: Context, person: string) {
  const record = await context.vault.get(KIND, person);
  const kept = record
    ? await openFor(context, person, useOf(person), record.value, FailedPicture.array())
    : undefined;
  return { kept: kept ?? [], version: record?.version ?? 0 };
}

const useOf = (person: string): string => `failed pictures ${person}`;
