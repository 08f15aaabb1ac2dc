import { type Node, parse } from 'acorn';

/** The last version of the language whose syntax all supported browsers know. */
const VERSION = { ecmaVersion: 2022, sourceType: 'module' } as const;

/** The parts of a script, from the whole to the smallest. Throws where a syntax is newer. */
export const partsOf = (script: string): Iterable<Node> => within(parse(script, VERSION));

function* within(value: unknown): Iterable<Node> {
  if (Array.isArray(value)) for (const part of value) yield* within(part);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* within(part);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
