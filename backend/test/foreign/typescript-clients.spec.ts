import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/access/scopes.ts';
import { makeKey } from '../journeys/harness/api-keys.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { useFolder } from './folder.ts';
import { DOCUMENTS, saveDocument } from './openapi-documents.ts';
import { SHOP_RESULT } from './shop-result.ts';
import { describeTools, NODE_PACKAGES, runTool, TOOLS } from './tools.ts';

/** The strictness that a careful user of a client has. */
const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
const MODERN = ['--target', 'esnext', '--module', 'nodenext', '--allowImportingTsExtensions'];
const FILES = DOCUMENTS.map(([, file]) => file);

/** A client that calls the address in the document by fetch. */
const orvalOf = (file: string) => ({
  input: `./${file}.json`,
  output: { target: `./${file}.ts`, client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
});
const ORVAL = `export default ${JSON.stringify(Object.fromEntries(FILES.map((file) => [file, orvalOf(file)])))};`;

/** `runs`: the arguments of each run of the generator. `libraries`: what the types of its client need. */
const GENERATORS = [
  {
    tool: 'openapi-typescript',
    program: 'shop-openapi-fetch.txt',
    libraries: 'esnext',
    runs: FILES.map((file) => [`${file}.json`, '-o', `${file}.ts`]),
  },
  {
    tool: 'orval',
    program: 'shop-orval.txt',
    libraries: 'esnext,dom,dom.iterable',
    runs: [['--config', 'orval.config.mjs']],
  },
] as const;

for (const { tool, program, libraries, runs } of GENERATORS)
  describeTools([tool], tool, () => {
    const inFolder = useFolder();
    const run = (...args: readonly string[]) => runTool(process.execPath, args, inFolder());

    onEveryComposition('generates a client of both documents', (given) => {
      beforeAll(async () => {
        await symlink(NODE_PACKAGES, inFolder('node_modules'));
        await writeFile(inFolder('package.json'), '{"type":"module"}');
        await writeFile(inFolder('orval.config.mjs'), ORVAL);
        await copyFile(join(import.meta.dirname, program), inFolder('program.ts'));
        for (const [document, file] of DOCUMENTS)
          await saveDocument(given, document, inFolder(`${file}.json`));
        for (const args of runs)
          expect(await run(TOOLS[tool], ...args)).toMatchObject({ code: 0, stderr: '' });
      });

      it('that compiles, with a program of a shop', async () => {
        const files = [...FILES.map((file) => `${file}.ts`), 'program.ts'];
        const options = [...STRICT, ...MODERN, '--skipLibCheck', '--types', 'node', '--lib', libraries];
        expect(await run(TOOLS.typescript, ...options, ...files)).toEqual({
          code: 0,
          stdout: '',
          stderr: '',
        });
      });

      it('with which that program generates, lists, approves, links and uploads', async () => {
        const { key } = await makeKey(await given.admin(), SCOPES);
        const { stdout, stderr } = await run('program.ts', given.product.publicUrl, key);
        expect(stderr).toBe('');
        expect(JSON.parse(stdout)).toEqual(SHOP_RESULT);
      });
    });
  });
