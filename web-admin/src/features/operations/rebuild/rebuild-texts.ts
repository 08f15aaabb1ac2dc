import type { Rebuild } from '@qlaim/backend/contract/console';
import type { OperationsTexts } from '@qlaim/backend/texts/console/operations';
import { engineName } from '../names.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns a length of time in its largest useful unit: '12 seconds', '3 minutes'. */
export function lengthText(ms: number, { rebuild }: OperationsTexts): string {
  if (ms < 1.5 * SECOND_MS) return rebuild.second;
  if (ms < 2 * MINUTE_MS) return rebuild.seconds(Math.round(ms / SECOND_MS));
  return ms < 2 * HOUR_MS
    ? rebuild.minutes(Math.round(ms / MINUTE_MS))
    : rebuild.hours(Math.round(ms / HOUR_MS));
}

/** Names what a rebuild makes again. */
export const madeText = (names: readonly string[], words: OperationsTexts): string =>
  names.length === 1 ? engineName(names[0] ?? '', words) : words.rebuild.models(names.length);

/** Says for which read model the log is read, and how many there are: 'Reading the event log for: Codes, 1 of 8'. */
export function stepText({ current, made, readModels }: Rebuild, words: OperationsTexts): string {
  const name = engineName(current ?? '', words);
  return readModels.length === 1
    ? words.rebuild.step(name)
    : words.rebuild.stepOf(name, String(made.length + 1), String(readModels.length));
}

/** Says what was made, when, and how long it took. */
export function endText(
  { readModels, made, startedAt, endedAt }: Rebuild,
  words: OperationsTexts,
  exactTime: (time: string) => string,
): string {
  if (startedAt === null || endedAt === null) return '';
  const documents = made.reduce((sum, model) => sum + model.documents, 0);
  const took = lengthText(Date.parse(endedAt) - Date.parse(startedAt), words);
  const { ended, documents: counted } = words.rebuild;
  return ended(madeText(readModels, words), exactTime(endedAt), took, counted(documents));
}
