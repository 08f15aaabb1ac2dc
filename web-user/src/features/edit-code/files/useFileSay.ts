import { FILE_FAULTS } from '@qlaim/backend/contract';
import { isolate } from '@qlaim/backend/texts';
import { fileSay } from '@qlaim/web-kit/file-say';
import { useSay } from '../../../shell/texts/useSay.ts';
import { useSizes } from './format-file.ts';

/** Returns the translation of messages about files, of which some begin with a name. */
export function useFileSay(): (message: string) => string {
  const say = useSay();
  const sayFile = fileSay(say, useSizes());

  /** Translates what is wrong with a file, after its name. English stays exact. */
  function withName(message: string): string | undefined {
    const fault = Object.values(FILE_FAULTS).find((words) => message.endsWith(` ${words}`));
    if (fault === undefined || say(fault) === fault) return undefined;
    return `${isolate(message.slice(0, -fault.length - 1))} ${say(fault)}`;
  }

  return (message) => withName(message) ?? sayFile(message);
}
