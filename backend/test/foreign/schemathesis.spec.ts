import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { SCOPES } from '../../src/contract/access/scopes.ts';
import { makeKey } from '../journeys/harness/api-keys.ts';
import { onEveryComposition } from '../journeys/harness/journey.ts';
import { useFolder } from './folder.ts';
import { describeTools, runTool, TOOLS } from './tools.ts';

const SEED = '26';

/** Generated requests for each operation, beside those at the limits of its schema. */
const REQUESTS = '5';

describeTools(['schemathesis'], 'schemathesis', () => {
  const inFolder = useFolder();
  onEveryComposition(
    'calls each operation for shops with generated requests',
    (given) => {
      beforeAll(() =>
        copyFile(join(import.meta.dirname, 'schemathesis.toml'), inFolder('schemathesis.toml')),
      );

      it('and finds no fault', async () => {
        await given.newCode();
        const { key } = await makeKey(await given.admin(), SCOPES);
        const args = [
          '--seed',
          SEED,
          '--max-examples',
          REQUESTS,
          '--phases',
          'coverage,fuzzing',
          '--no-color',
        ];
        const document = `${given.product.publicUrl}/openapi-shop.json`;
        const report = await runTool(
          TOOLS.schemathesis,
          ['run', document, ...args, '--continue-on-failure', '--no-shrink', '--warnings', 'off'],
          inFolder(),
          { env: { API_KEY: key } },
        );
        expect(Number(/(\d+) generated/.exec(report.stdout)?.[1]), report.stdout).toBeGreaterThan(1000);
        expect(report.code, report.stdout).toBe(0);
      }, 240_000);
    },
    { empty: true },
  );
});
