import { FORM_MESSAGES } from '@qlaim/backend/contract';
import { isolate } from '@qlaim/backend/texts';

type Say = (message: string) => string;

/** Returns the translation of what is wrong with a file. Two messages end with a value. English stays exact. */
export function fileSay(say: Say, sizeOf: (bytes: number) => string): Say {
  /** Translates a message with a known beginning. */
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
