import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { describeEngine } from '../../src/testing/engines/engines.ts';
import { environmentOf } from '../support/distributed/engines.ts';
import { INHERITED_ENVIRONMENT } from '../support/inherited-environment.ts';

const run = promisify(execFile);

describeEngine('kafka', (kafka) =>
  describeEngine('mongodb', (mongodb) =>
    describeEngine('s3', (s3) => {
      it('an installation loses and duplicates nothing when each process is killed under load', async () => {
        const args = [join(import.meta.dirname, 'chaos.ts'), '--short'];
        const env = { ...INHERITED_ENVIRONMENT, ...environmentOf({ kafka, mongodb, s3 }) };
        const outcome = await run(process.execPath, args, { env }).catch((error: unknown) => error);
        expect(outcome).toMatchObject({
          stdout: expect.stringContaining('nothing lost, nothing duplicated'),
        });
        expect(outcome).not.toBeInstanceOf(Error);
      }, 480_000);
    }),
  ),
);
