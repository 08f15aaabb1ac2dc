import { FORM_MESSAGES } from '@qlaim/backend/contract';
import { isolate } from '@qlaim/backend/texts';
import { useSay } from './use-say.ts';
import { useSizes } from './use-sizes.ts';

/** Returns the translation of what is wrong with a file. Two messages end with a value. */
export function useFileSay(): (message: string) => string {
  const say = useSay();
  const sizeOf = useSizes();

  /** Translates a message with a known beginning. English stays exact. */
  function withValue(message: string, begins: string, write: (rest: string) => string): string | undefined {
    const beginning = say(begins);
    if (!message.startsWith(`${begins} `) || beginning === begins) return undefined;
    return `${beginning} ${write(message.slice(begins.length + 1))}`;
  }

  return (message) =>
    withValue(message, FORM_MESSAGES.fileType, (rest) => isolate(rest.replace(/^one of /, ''))) ??
    withValue(message, FORM_MESSAGES.fileLarge, (rest) => sizeOf(Number.parseInt(rest, 10))) ??
    say(message);
}
