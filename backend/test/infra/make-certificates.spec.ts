import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from './files.ts';

/** In place of es-gencert-cli and chown: writes the files that the former writes, and notes the calls of both. */
const TOOL = `#!/bin/sh
echo "$(basename "$0") $*" >> "$CALLS"
while [ $# -gt 0 ]; do if [ "$1" = -out ]; then out=$2; fi; shift; done
if [ -z "$out" ]; then exit 0; fi
mkdir "$out"
for kind in crt key; do echo "$kind" > "$out/$(basename "$out").$kind"; done
`;

let folder = '';
const at = (...path: string[]) => join(folder, ...path);
const calls = () => readFileSync(at('calls'), 'utf8').trimEnd().split('\n');
const modeOf = (...path: string[]) => (statSync(at(...path)).mode & 0o777).toString(8);

const make = () => {
  const PATH = `${at('bin')}:${process.env['PATH']}`;
  execFileSync('sh', [inRoot('infra/compose/make-certificates.sh')], {
    env: {
      PATH,
      CALLS: at('calls'),
      CERTIFICATES: at('certificates'),
      AUTHORITY: at('authority'),
      DATA: at('data'),
      LOG: at('log'),
      TMPDIR: at('tmp'),
    },
  });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qlaim-certificates-'));
  for (const name of ['bin', 'certificates', 'authority', 'tmp']) mkdirSync(at(name));
  for (const name of ['es-gencert-cli', 'chown']) {
    writeFileSync(at('bin', name), TOOL);
    chmodSync(at('bin', name), 0o755);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves the key to the server alone, and no key of the authority', () => {
  make();
  expect(readdirSync(at('authority'))).toEqual(['ca.crt']);
  expect(readdirSync(at('certificates')).sort()).toEqual(['node.crt', 'node.key']);
  expect(readdirSync(at('tmp'))).toEqual([]);
  expect(modeOf('certificates', 'node.key')).toBe('400');
  expect(modeOf('authority', 'ca.crt')).toBe('444');
  expect(calls().at(-1)).toBe(`chown 1000:1000 ${at('certificates', 'node.key')}`);
});

it('makes them once, and again where the certificate was removed', () => {
  const made = () => calls().filter((call) => call.includes('create-node')).length;
  make();
  make();
  expect(made()).toBe(1);
  rmSync(at('certificates', 'node.crt'));
  make();
  expect(made()).toBe(2);
});

it('gives the folders of the server to its user, also where there is a certificate', () => {
  const given = () => calls().filter((call) => call === `chown 1000:1000 ${at('data')} ${at('log')}`).length;
  make();
  make();
  expect(given()).toBe(2);
});
