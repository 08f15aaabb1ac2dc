import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

const filesWith = (pattern: RegExp): readonly string[] =>
  globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.spec.ts') && pattern.test(readFileSync(join(SOURCES, file), 'utf8')))
    .toSorted();

it('imports OpenTelemetry in its adapter alone, which one file imports on demand', () => {
  const folders = new Set(
    filesWith(/from '@opentelemetry\//).map((file) => file.slice(0, file.lastIndexOf('/'))),
  );
  expect([...folders]).toEqual(['adapters/opentelemetry']);
  expect(filesWith(/from '[^']*adapters\/opentelemetry\//)).toEqual([]);
  expect(filesWith(/await import\('[^']*adapters\/opentelemetry\//)).toEqual(['main/engines/tracing.ts']);
});
