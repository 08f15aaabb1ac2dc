import { ROUTES } from '@qlaim/backend/contract';
import { expect, it } from 'vitest';
import { type BuiltFile, builtFiles, signInScripts } from './support/built-files.ts';
import {
  CALLS_AFTER_IOS_15,
  type Call,
  LATER_CALLS,
  LATER_METHODS,
  METHODS_AFTER_IOS_15,
} from './support/later-calls.ts';
import { partsOf } from './support/syntax.ts';

/** A call behind a question whether the browser has it is none. */
const ofCall = ([owner, name]: Call): RegExp =>
  owner === 'globalThis'
    ? new RegExp(`(?<![.\\w$]|\\?|&&|(?:\\?|&&)new )\\b${name}\\(`)
    : new RegExp(`(?<!\\?|&&)\\b${owner}\\.${name}\\(`);

const ofMethod = (name: string): RegExp => new RegExp(`\\.${name}\\(`);

/** A lookbehind of a pattern is syntax that no build lowers. */
const CALLS = [/\(\?<[=!]/, ...LATER_CALLS.map(ofCall), ...LATER_METHODS.map(ofMethod)];
const CALLS_OF_SIGN_IN = [
  ...CALLS,
  ...CALLS_AFTER_IOS_15.map(ofCall),
  ...new Set(METHODS_AFTER_IOS_15.map(([, name]) => name)).values().map(ofMethod),
];

/** Returns each place where a file matches one of the patterns. */
const findings = (files: readonly BuiltFile[], patterns: readonly RegExp[]): readonly string[] =>
  files.flatMap(({ name, text }) =>
    patterns.flatMap((pattern) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [`${name}: ${text.slice(Math.max(at - 40, 0), at + 40)}`];
    }),
  );

const scripts = builtFiles('web-*/dist/assets/**/*.js');
/** What iOS 15 runs: the sign-in, and what scripts add to pages of scans. */
const oldestScripts = [...signInScripts(), ...builtFiles('web-public/dist/assets/*.js')];

it('reads the files of the builds', () => {
  expect(scripts.length).toBeGreaterThan(60);
  // The hash in a name may hold a dash.
  const names = oldestScripts.map(({ name }) => /\/assets\/(.+)-.{8}\.js$/.exec(name)?.[1]);
  expect(names).toEqual(
    expect.arrayContaining(['pages', 'InvitePage', 'google-window', 'SecondStep', 'slider']),
  );
  // The bundler decides where the contract stands.
  expect(oldestScripts.filter(({ text }) => text.includes(ROUTES.login.path))).not.toEqual([]);
});

it('finds calls, unless a question comes before them', () => {
  const found = (text: string) => findings([{ name: 'it', text }], CALLS_OF_SIGN_IN).length;
  for (const call of [
    'Object.hasOwn(a,b)',
    '[1].at(-1)',
    'a?.at(0)',
    'new BroadcastChannel(e)',
    ' f().toSorted(',
  ])
    expect(found(call), call).toBe(1);
  for (const asked of [
    'crypto.randomUUID?crypto.randomUUID():e',
    '`x`in window?new BroadcastChannel(n):0',
    'e.at?.(1)',
  ])
    expect(found(asked), asked).toBe(0);
});

it('no built script calls what the oldest browsers lack', () => {
  expect(findings(scripts, CALLS)).toEqual([]);
});

it('no script of sign-in and scan pages calls what iOS 15 or Chrome 90 lack', () => {
  expect(findings(oldestScripts, CALLS_OF_SIGN_IN)).toEqual([]);
});

it('no built script has syntax that the oldest browsers lack', () => {
  expect(() => [...partsOf('const pattern = /[a-z]/v;')]).toThrow();
  for (const { name, text } of scripts) expect(() => [...partsOf(text)], name).not.toThrow();
});

it('no script of sign-in and scan pages has syntax that iOS 15 or Chrome 90 lack', () => {
  const later = (text: string) =>
    [...partsOf(text)].filter(
      (part) =>
        part.type === 'StaticBlock' ||
        (part.type === 'BinaryExpression' && 'left' in part && isPrivateName(part.left)),
    ).length;
  expect(later('class A { static { run(); } #a; has(x) { return #a in x; } }')).toBe(2);
  expect(oldestScripts.filter(({ text }) => later(text) > 0).map(({ name }) => name)).toEqual([]);
});

const isPrivateName = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'PrivateIdentifier';
