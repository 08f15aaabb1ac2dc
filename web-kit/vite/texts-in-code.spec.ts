import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { textsInCode } from './texts-in-code.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Names, examples and the name of an action, which no language translates. */
const SAME_IN_ALL_LANGUAGES = ['Qlaim', 'HTTP', 'https://', 'approve', 'https://shop.example/webhooks'];

/** Returns the texts in the code of an app, by file. */
const textsOf = (app: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(ROOT, app, 'src') })
    .filter((file) => !/\.spec\.tsx?$|^testing\//.test(file))
    .map((file) => {
      const code = readFileSync(join(ROOT, app, 'src', file), 'utf8');
      const texts = textsInCode(code, file.endsWith('.tsx') ? 'tsx' : 'ts');
      return { file, texts: texts.filter((text) => !SAME_IN_ALL_LANGUAGES.includes(text)) };
    })
    .filter(({ texts }) => texts.length > 0);

it('sees texts of elements, attributes, tables and toasts, and no others', () => {
  expect(textsInCode('const a = <p title="Hi">Text {b}</p>;')).toEqual(['Hi', 'Text']);
  expect(textsInCode('const a = <Icon name="close" className="Is big" label={x} />;')).toEqual(['Is big']);
  expect(textsInCode("const A = { b: 'Not so' }; notify.fail(`Wrong is this`);")).toEqual([
    'Not so',
    'Wrong is this',
  ]);
  expect(textsInCode("throw new Error('No texts here'); import 'x y'; f('one-two', 'Name');")).toEqual([]);
  expect(textsInCode("const a = <T>(b: T) => ({ b, c: 'A sentence' });", 'ts')).toEqual(['A sentence']);
  expect(
    textsInCode("class A { constructor() { super('No texts here'); } } f(new TypeError('None here'));"),
  ).toEqual([]);
});

it.each(['web-user', 'web-admin'])('%s has its texts in catalogues', (app) => {
  expect(textsOf(app)).toEqual([]);
});
