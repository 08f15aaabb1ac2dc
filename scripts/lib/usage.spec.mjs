import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND_ARGUMENTS } from './command-arguments.mjs';
import { inRoot } from './paths.mjs';
import { parse, usage } from './usage.mjs';

describe('the arguments of a command', () => {
  it('are read as the command takes them', () => {
    expect(parse('audit', ['--afresh'])).toMatchObject({ values: { afresh: true }, positionals: [] });
    expect(parse('test', ['--no-browser', 'backend/src/domain'])).toMatchObject({
      values: { 'no-browser': true },
      positionals: ['backend/src/domain'],
    });
    expect(parse('start', ['--domain', 'a.example', '--domain=b.example'])).toMatchObject({
      values: { domain: ['a.example', 'b.example'] },
    });
    expect(parse('migrate', ['--to', 'A=1', '--to=B=2'])).toMatchObject({ values: { to: ['A=1', 'B=2'] } });
  });

  /** @type {[import('./usage.mjs').CommandName, string, string][]} */
  const refused = [
    ['start', '--prot', "Unknown option '--prot'"],
    ['start', 'here', "Unexpected argument 'here'"],
    ['rebuild', '--afresh=no', "Option '--afresh' does not take an argument"],
    ['bench:console', '--codes', "Option '--codes <value>' argument missing"],
  ];
  it.each(refused)('are refused in words where `%s` does not take %s', (name, argument, fault) => {
    const answer = parse(name, [argument]);
    expect(answer).toMatchObject({ code: 2, text: expect.stringContaining(fault) });
    expect(answer).toMatchObject({ text: expect.stringContaining(usage(name)) });
  });

  it.each(['--help', '-h'])('are explained by %s', (argument) => {
    expect(parse('start', [argument])).toEqual({ code: 0, text: usage('start') });
    expect(usage('start')).toContain('PUBLIC_URL');
    expect(usage('erase')).toMatch(/^usage: npm run erase -- \[options\] \[FILE\]$/m);
    expect(usage('test')).toMatch(/^ {2}--no-browser +leaves out the browser journeys$/m);
  });

  it('are known of every command of the package', () => {
    const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    expect(Object.keys(COMMAND_ARGUMENTS).toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});
