import { expect, it } from 'vitest';
import { isJson } from './json.ts';

it.each([
  ['texts, numbers, switches and nothing', ['', 'a', 0, -1.5, true, false, null]],
  ['lists and objects of these', { a: [{ b: null }], c: {}, d: [] }],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
])('takes %s for JSON', (_name, value) => {
  expect(isJson(value)).toBe(true);
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});

it.each([
  ['undefined', undefined],
  ['a field without a value', { a: undefined }],
  ['what is no number', [Number.NaN]],
  ['what is no finite number', { a: { b: Number.POSITIVE_INFINITY } }],
  ['a number of any length', 1n],
  ['a function', { a: () => 1 }],
  ['a date', { at: new Date(0) }],
  ['a map', new Map()],
  ['bytes', [new Uint8Array(1)]],
])('does not take %s for JSON', (_name, value) => {
  expect(isJson(value)).toBe(false);
});
