import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/scopes.ts';
import { makeKey } from '../journeys/harness/api-keys.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { useFolder } from './folder.ts';
import { DOCUMENTS, saveDocument } from './openapi-documents.ts';
import { describeTools, NODE_PACKAGES, runTool, TOOLS } from './tools.ts';

/** The TypeScript and the strictness that a careful user of the client has. */
const TSC = join(NODE_PACKAGES, 'typescript/bin/tsc');
const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
const MODERN = ['--target', 'esnext', '--module', 'nodenext', '--lib', 'esnext', '--types', 'node'];

describeTools(['openapi-typescript'], 'openapi-typescript', () => {
  const inFolder = useFolder();
  const run = (file: string, ...args: readonly string[]) =>
    runTool(process.execPath, [file, ...args], inFolder());

  onEveryComposition('generates a client of both documents', (given) => {
    beforeAll(async () => {
      await symlink(NODE_PACKAGES, inFolder('node_modules'));
      await writeFile(inFolder('package.json'), '{"type":"module"}');
      await copyFile(join(import.meta.dirname, 'shop-program.txt'), inFolder('program.ts'));
      for (const [document, file] of DOCUMENTS) {
        await saveDocument(given, document, inFolder(`${file}.json`));
        const generated = await run(TOOLS['openapi-typescript'], `${file}.json`, '-o', `${file}.ts`);
        expect(generated).toMatchObject({ code: 0, stderr: '' });
      }
    });

    it('that compiles, with a program of a shop', async () => {
      const files = [...DOCUMENTS.map(([, file]) => `${file}.ts`), 'program.ts'];
      const compiled = await run(TSC, ...STRICT, ...MODERN, '--skipLibCheck', ...files);
      expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
    });

    it('with which that program generates, lists, approves, links and uploads', async () => {
      const { key } = await makeKey(await given.admin(), SCOPES);
      const { stdout, stderr } = await run('program.ts', given.product.publicUrl, key);
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual({
        listed: 2,
        approved: true,
        link: 'https://shop.example/order/7',
        picture: true,
        refused: 'unknown_code',
      });
    });
  });
});
