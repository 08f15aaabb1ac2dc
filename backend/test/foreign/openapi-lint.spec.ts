import { expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { useFolder } from './folder.ts';
import { DOCUMENTS, saveDocument } from './openapi-documents.ts';
import { describeTools, NODE_PACKAGES, runTool } from './tools.ts';

/** Findings of Redocly's recommended rules that stay, and why. */
const ACCEPTED = new Map([
  ['info-license', 'The product is not licensed to the public.'],
  ['no-server-example.com', 'The server runs on this machine, as its address in the document says.'],
  [
    'no-ambiguous-paths',
    'Paths such as /barcode/reset/{id} are given. No short code reads `reset`, so that the server tells them apart.',
  ],
]);

const LINT = `
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
const [packages, file] = process.argv.slice(2);
const { createConfig, lintFromString } = await import(pathToFileURL(packages + '/@redocly/openapi-core/lib/index.js'));
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: await readFile(file, 'utf8'), absoluteRef: file, config });
console.log(JSON.stringify(problems.map(({ severity, ruleId, message }) => ({ severity, ruleId, message }))));
`;

const Problems = z.array(z.object({ severity: z.string(), ruleId: z.string(), message: z.string() }));

describeTools(['redocly'], 'Redocly', () => {
  const inFolder = useFolder();
  onEveryComposition('lints a document', (given) => {
    it.each(DOCUMENTS)('and finds no fault: %s', async (document) => {
      const file = inFolder('document.json');
      await saveDocument(given, document, file);
      const args = ['--input-type=module', '-', NODE_PACKAGES, file];
      const { stdout, stderr } = await runTool(process.execPath, args, inFolder(), { input: LINT });
      expect(stderr).toBe('');
      const problems = Problems.parse(JSON.parse(stdout));
      expect(problems.filter(({ ruleId }) => !ACCEPTED.has(ruleId))).toEqual([]);
    });
  });
});
