import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/access/scopes.ts';
import { makeKey } from '../journeys/harness/api-keys.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { useFolder } from './folder.ts';
import { DOCUMENTS, saveDocument } from './openapi-documents.ts';
import { generateClients } from './openapi-generator.ts';
import { SHOP_RESULT } from './shop-result.ts';
import { describeTools, GO_SETTINGS, NODE_PACKAGES, runTool, TOOLS } from './tools.ts';

// It writes what `exactOptionalPropertyTypes` refuses: undefined for each property that an answer lacks.
const STRICT = ['--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', '--outDir', 'built'];
const MODERN = ['--target', 'esnext', '--module', 'nodenext', '--types', 'node'];

/** `files`: what lies beside the clients, and its name there. `compile` and `use` are commands there. */
const LANGUAGES = [
  {
    generatorName: 'typescript-fetch',
    tool: 'typescript',
    outputOf: (file: string) => `typescript-fetch/${file}`,
    options: { importFileExtension: '.js' },
    files: [['shop-typescript-fetch.txt', 'program.ts']],
    compile: [process.execPath, TOOLS.typescript, ...STRICT, ...MODERN, 'all/index.ts', 'program.ts'],
    use: [process.execPath, 'built/program.js'],
  },
  {
    generatorName: 'go',
    tool: 'go',
    outputOf: (file: string) => `go/${file}`,
    options: { withGoMod: false },
    files: [
      ['shop-go.txt', 'program.go'],
      ['tools/go.mod', 'go.mod'],
      ['tools/go.sum', 'go.sum'],
    ],
    compile: [TOOLS.go, 'build', '-o', 'built/', './...'],
    use: ['built/program'],
  },
  {
    generatorName: 'python',
    tool: 'python',
    // It makes the folder of the package itself.
    outputOf: () => 'python',
    options: { generateSourceCodeOnly: true },
    files: [['shop-generator-python.txt', 'program.py']],
    compile: [
      TOOLS.python,
      '-c',
      'import compileall, all, shop; exit(not compileall.compile_dir(".", quiet=1))',
    ],
    use: [TOOLS.python, 'program.py'],
  },
] as const;

describeTools(['java', 'openapi-generator'], 'OpenAPI Generator', () => {
  const inFolder = useFolder();
  const run = (folder: string, [program, ...args]: readonly [string, ...string[]]) =>
    runTool(program, args, inFolder(folder), { env: GO_SETTINGS });

  onEveryComposition('generates clients of both documents', (given) => {
    beforeAll(async () => {
      for (const [document, file] of DOCUMENTS) await saveDocument(given, document, inFolder(`${file}.json`));
      const { code, stdout } = await generateClients(inFolder, LANGUAGES);
      expect(code, stdout).toBe(0);
      await symlink(NODE_PACKAGES, inFolder('node_modules'));
      await writeFile(inFolder('package.json'), '{"type":"module"}');
    });

    for (const { generatorName: folder, tool, files, compile, use } of LANGUAGES)
      describeTools([tool], folder, () => {
        beforeAll(async () => {
          for (const [file, name] of files)
            await copyFile(join(import.meta.dirname, file), inFolder(folder, name));
        });

        // The first time, Go compiles its own library, too.
        it('compiles, with a program of a shop', async () => {
          expect(await run(folder, compile)).toEqual({ code: 0, stdout: '', stderr: '' });
        }, 240_000);

        it('lets that program generate, list, approve, link and upload', async () => {
          const { key } = await makeKey(await given.admin(), SCOPES);
          const { stdout, stderr } = await run(folder, [...use, given.product.publicUrl, key]);
          expect(stderr).toBe('');
          expect(JSON.parse(stdout)).toEqual(SHOP_RESULT);
        });
      });
  });
});
