import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isModel, nameModels } from './names.ts';

const CONTRACT = join(import.meta.dirname, '../../../contract');

const files = ['schemas', 'content', 'notices', 'routes'].flatMap((folder) =>
  readdirSync(join(CONTRACT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:spec|fixture))\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
);

it.each(files)('the models of contract/%s have names in the document', async (file) => {
  nameModels();
  const exported: Readonly<Record<string, unknown>> = await import(join(CONTRACT, file));
  const unnamed = Object.entries(exported).filter(
    ([, schema]) => isModel(schema) && z.globalRegistry.get(schema)?.id === undefined,
  );
  expect(unnamed.map(([name]) => name)).toEqual([]);
});
