import { readFile } from 'node:fs/promises';
import { Erased } from '../../processes/erasure/erased-list.ts';
import { ConfigError } from '../settings/config.ts';

/** A line that npm prints before the output of a program, unless it is silent. */
const isOfNpm = (line: string): boolean => line.startsWith('> ');

/** Returns the erased people that a file lists. Rejects with `ConfigError` where it is missing, or names something else. */
export async function peopleIn(file: string): Promise<readonly Erased[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ConfigError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '' || isOfNpm(line)) return [];
    const person = Erased.safeParse(parsed(line));
    if (person.success) return [person.data];
    throw new ConfigError(`${file}: line ${at + 1} names no erased person`);
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
