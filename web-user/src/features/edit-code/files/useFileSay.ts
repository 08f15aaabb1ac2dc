import { FILE_FAULTS, FORM_MESSAGES } from '@qlaim/backend/contract';
import { isolate } from '@qlaim/backend/texts';
import { useSay } from '../../../shell/texts/useSay.ts';
import { useSizes } from './format-file.ts';

/** Returns the translation of messages about files, of which some end with a value, and some begin with a name. */
export function useFileSay(): (message: string) => string {
  const say = useSay();
  const sizeOf = useSizes();

  /** Translates a message with a known beginning. English stays exact. */
  function withValue(message: string, begins: string, write: (rest: string) => string): string | undefined {
    const beginning = say(begins);
    if (!message.startsWith(`${begins} `) || beginning === begins) return undefined;
    return `${beginning} ${write(message.slice(begins.length + 1))}`;
  }

  /** Translates what is wrong with a file, after its name. English stays exact. */
  function withName(message: string): string | undefined {
    const fault = Object.values(FILE_FAULTS).find((words) => message.endsWith(` ${words}`));
    if (fault === undefined || say(fault) === fault) return undefined;
    return `${isolate(message.slice(0, -fault.length - 1))} ${say(fault)}`;
  }

  return (message) =>
    withName(message) ??
    withValue(message, FORM_MESSAGES.fileType, (rest) => isolate(rest.replace(/^one of /, ''))) ??
    withValue(message, FORM_MESSAGES.fileLarge, (rest) => sizeOf(Number.parseInt(rest, 10))) ??
    say(message);
}
