import { copyFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/access/scopes.ts';
import { makeKey } from '../journeys/harness/api-keys.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { useFolder } from './folder.ts';
import { DOCUMENTS, saveDocument } from './openapi-documents.ts';
import { SHOP_RESULT } from './shop-result.ts';
import { describeTools, PYTHON, runTool, TOOLS } from './tools.ts';

/** It leaves out answers that are files, and has no type of one that is an SVG or a PNG. */
const LEFT_OUT = new Set(
  [
    '/barcode/qrcode/{id} within barcodes',
    '/admin-api/events/export within admin',
    '/user/download within users',
  ].map((call) => `WARNING parsing GET ${call}.`),
);

describeTools(['openapi-python-client'], 'openapi-python-client', () => {
  const inFolder = useFolder();
  // It formats what it writes by a program beside it.
  const env = { PATH: [PYTHON, process.env['PATH']].join(delimiter) };
  const run = (program: string, ...args: readonly string[]) => runTool(program, args, inFolder(), { env });

  onEveryComposition('generates a client of both documents', (given) => {
    beforeAll(() => copyFile(join(import.meta.dirname, 'shop-python.txt'), inFolder('program.py')));

    it.each(DOCUMENTS)('that compiles: %s', async (document, file) => {
      await saveDocument(given, document, inFolder(`${file}.json`));
      const args = ['--path', `${file}.json`, '--output-path', file, '--meta', 'none'];
      const { code, stdout, stderr } = await run(TOOLS['openapi-python-client'], 'generate', ...args);
      expect(code, stderr).toBe(0);
      const warnings = `${stdout}${stderr}`.split('\n').filter((line) => /^(WARNING|ERROR)/.test(line));
      expect(warnings.filter((line) => !LEFT_OUT.has(line))).toEqual([]);
      expect(await run(TOOLS.python, '-m', 'compileall', '-q', file)).toEqual({
        code: 0,
        stdout: '',
        stderr: '',
      });
    });

    it('with which a program of a shop generates, lists, approves, links and uploads', async () => {
      const { key } = await makeKey(await given.admin(), SCOPES);
      const { stdout, stderr } = await run(TOOLS.python, 'program.py', given.product.publicUrl, key);
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual(SHOP_RESULT);
    });
  });
});
