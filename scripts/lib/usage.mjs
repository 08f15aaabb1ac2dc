import { parseArgs } from 'node:util';
import { COMMAND_ARGUMENTS } from './command-arguments.mjs';

/** @typedef {import('./command-arguments.mjs').Arguments} Arguments */
/** @typedef {keyof typeof COMMAND_ARGUMENTS} CommandName */
/** @typedef {{ values: Record<string, string | boolean | (string | boolean)[] | undefined>, positionals: string[] }} Given */
/** @typedef {{ code: 0 | 2, text: string }} Answer */

const HELP = { type: /** @type {const} */ ('boolean'), short: 'h', what: 'prints this' };

/**
 * Reads the arguments of a command. Ends the process with 0 after `--help`, which prints the usage, and with 2 for an argument
 * that the command does not take.
 * @param {CommandName} name the command as npm knows it
 * @param {string[]} args
 * @returns {Given}
 */
export function readArguments(name, args) {
  const read = parse(name, args);
  if (!('text' in read)) return read;
  (read.code === 0 ? process.stdout : process.stderr).write(`${read.text}\n`);
  process.exit(read.code);
}

/**
 * Returns the arguments of a command, or what to print and the code to exit with.
 * @param {CommandName} name
 * @param {string[]} args
 * @returns {Given | Answer}
 */
export function parse(name, args) {
  /** @type {Arguments} */
  const command = COMMAND_ARGUMENTS[name];
  const options = { ...command.options, help: HELP };
  try {
    const { values, positionals } = parseArgs({
      args,
      options,
      allowPositionals: command.names !== undefined,
    });
    return values['help'] ? { code: 0, text: usage(name) } : { values, positionals };
  } catch (error) {
    const fault = error instanceof Error ? error.message.split('. ')[0] : String(error);
    return { code: 2, text: `qlaim: ${fault}\n\n${usage(name)}` };
  }
}

/**
 * Returns what a command does, and the arguments that it takes.
 * @param {CommandName} name
 */
export function usage(name) {
  /** @type {Arguments} */
  const { what, names, options = {}, more } = COMMAND_ARGUMENTS[name];
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  /** @type {[string, import('./command-arguments.mjs').Option][]} */
  const all = Object.entries({ ...options, help: HELP });
  const lines = all.map(([option, { type, what }]) => [
    `--${option}${type === 'string' ? ' VALUE' : ''}`,
    what,
  ]);
  const width = Math.max(...lines.map(([option = '']) => option.length));
  const table = lines.map(([option = '', text]) => `  ${option.padEnd(width)}  ${text}`);
  const form = `usage: ${command} -- [options]${names === undefined ? '' : ` ${names}`}`;
  return [form, '', what, '', ...table, ...(more ? ['', more] : [])].join('\n');
}
