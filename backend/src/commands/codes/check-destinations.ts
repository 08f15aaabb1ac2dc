import { destinationsOf } from '../../domain/qr-code/content/destinations.ts';
import type { Listed } from '../../domain/qr-code/flags/flag-state.ts';
import { QR_CODE } from '../../domain/qr-code/qr-code.ts';
import { EngineUnavailable } from '../../ports/errors.ts';
import { SYSTEM } from '../../ports/event-store.ts';
import type { ThreatList } from '../../ports/threats/threat-list.ts';
import { handle, type LogContext } from '../handle.ts';

export interface AskedLists {
  readonly asked: readonly ThreatList[];
  /** The names of all lists that there are. */
  readonly lists: readonly string[];
}

/**
 * Looks up where a code leads, and flags or clears its destinations. Resolves with why a list gave no answer: what it has is
 * then neither flagged nor cleared by it.
 */
export async function checkDestinations(
  context: LogContext,
  code: string,
  { asked, lists }: AskedLists,
): Promise<EngineUnavailable | undefined> {
  const { state } = await context.log.load(QR_CODE, code, { passing: true });
  const checked = destinationsOf(state.content);
  if (checked.length === 0) return undefined;
  const { found, answered, away } = await lookUp(asked, checked);
  if (found.length === 0 && state.flags.length === 0) return away;
  const command = { type: 'recordCheck', checked, found, answered, lists } as const;
  const recorded = await handle(context, QR_CODE, SYSTEM, code, command);
  if (!recorded.ok && recorded.refusal.code !== 'unknown_code')
    throw new Error(`The check of the destinations of ${code} was not recorded: ${recorded.refusal.code}`);
  return away;
}

async function lookUp(asked: readonly ThreatList[], urls: readonly string[]) {
  const found: Listed[] = [];
  const answered: string[] = [];
  let away: EngineUnavailable | undefined;
  for (const list of asked)
    try {
      for (const [url, threat] of await list.find(urls)) found.push({ url, list: list.name, threat });
      answered.push(list.name);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      away = error;
    }
  return { found, answered, away };
}
