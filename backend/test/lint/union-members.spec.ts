import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
import { FALLBACKS, FORM_MESSAGES, MESSAGES } from '../../src/contract/messages.ts';
import { DEFINITIONS } from '../../src/domain/catalogue.ts';
import { VAULT_KINDS } from '../../src/ports/vault.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The code of the product, without tests and test helpers. */
const sources = globSync(['backend/src/**/*.ts', 'web-*/src/**/*.{ts,tsx}'], { cwd: ROOT })
  .filter((file) => !/\.(spec|contract)\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const textOf = (matches: (file: string) => boolean): string =>
  sources
    .filter(({ file }) => matches(file))
    .map(({ text }) => text)
    .join('\n');

/** Commands that no caller issues yet, with the reasons. */
const NOT_ISSUED_YET: Readonly<Record<string, string>> = {
  erase: 'comes with the deletion of accounts',
};

const isDecider = (file: string): boolean => file.endsWith('/decide.ts');
const isRule = (file: string): boolean => file.startsWith('backend/src/domain/');
/** What gives commands to codes, as a caller does: the undoing of an import alone takes codes back. */
const isIssuer = (file: string): boolean =>
  !isRule(file) || file === 'backend/src/domain/bulk-action/change.ts';
const isEvents = (file: string): boolean => file.endsWith('/events.ts');

/** The members of the command unions, found in the branches of the deciders. */
const commands = [
  ...new Set(
    [...textOf(isDecider).matchAll(/case '(\w+)'|command\.type === '(\w+)'/g)].map(
      ([, one, two]) => one ?? two,
    ),
  ),
].filter((name) => name !== undefined && /^[a-z]/.test(name));

const unusedIn = (text: string, names: readonly (string | undefined)[], usage: (name: string) => RegExp) =>
  names.filter((name) => name !== undefined && !usage(name).test(text));

const literal = (name: string): RegExp => new RegExp(`'${name}'`);
const member =
  (of: string) =>
  (name: string): RegExp =>
    new RegExp(`${of}\\.${name}\\b`);

describe('the members of closed lists', () => {
  it('include only commands that are issued outside the domain', () =>
    expect(unusedIn(textOf(isIssuer), commands, literal)).toEqual(
      Object.keys(NOT_ISSUED_YET).filter((name) => commands.includes(name)),
    ));

  it('include only events that are recorded', () => {
    const recorders = textOf(
      (file) => (isRule(file) && !isEvents(file)) || file.startsWith('backend/src/log/'),
    );
    const types = [...DEFINITIONS.keys()].filter((type) => !type.startsWith('Scans'));
    expect(unusedIn(recorders, types, literal)).toEqual([]);
    expect(recorders).toMatch(/\bscansRecorded\b/);
    expect(recorders).toMatch(/\bscansSuppressed\b/);
  });

  it('include only error codes that the backend uses', () => {
    const answering = textOf(
      (file) => file !== 'backend/src/contract/errors.ts' && file.startsWith('backend/'),
    );
    expect(unusedIn(answering, Object.keys(ERRORS), literal)).toEqual([]);
  });

  it.each([
    ['MESSAGES', MESSAGES],
    ['FORM_MESSAGES', FORM_MESSAGES],
    ['FALLBACKS', FALLBACKS],
  ])('include only messages of %s that are used', (name, messages) =>
    expect(
      unusedIn(
        textOf(() => true),
        Object.keys(messages),
        member(name),
      ),
    ).toEqual([]),
  );

  it('include only kinds of secrets that the vault stores', () =>
    expect(
      unusedIn(
        textOf((file) => !file.startsWith('backend/src/ports/')),
        [...VAULT_KINDS],
        literal,
      ),
    ).toEqual([]));
});
