import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { textsInCode } from './texts-in-code.ts';

const SOURCES = resolve(import.meta.dirname, '../../web-user/src');

const found = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !/\.spec\.tsx?$|^testing\//.test(file))
  .map((file) => ({ file, texts: textsInCode(readFileSync(join(SOURCES, file), 'utf8')) }))
  .filter(({ texts }) => texts.length > 0);

it('sees texts of elements, attributes, tables and toasts, and no others', () => {
  expect(textsInCode('const a = <p title="Hi">Text {b}</p>;')).toEqual(['Hi', 'Text']);
  expect(textsInCode('const a = <Icon name="close" className="Is big" label={x} />;')).toEqual(['Is big']);
  expect(textsInCode("const A = { b: 'Not so' }; notify.fail(`Wrong is this`);")).toEqual([
    'Not so',
    'Wrong is this',
  ]);
  expect(textsInCode("throw new Error('No texts here'); import 'x y'; f('one-two', 'Name');")).toEqual([]);
  expect(
    textsInCode("class A { constructor() { super('No texts here'); } } f(new TypeError('None here'));"),
  ).toEqual([]);
});

it('the owner’s app has its texts in catalogues', () => {
  expect(found).toEqual([]);
});
