import { expect, it } from 'vitest';
import { auditTable, meetsAims } from './aims.ts';
import type { Audited } from './lighthouse.ts';

const GOOD: Audited = {
  lcp: 1500,
  cls: 0.001,
  tbt: 40,
  accessibility: 100,
  bestPractices: 100,
  script: 27_400,
  html: 7000,
  findings: [],
};

it('a page meets the aims with each of its figures', () => {
  expect(meetsAims(GOOD)).toBe(true);
  const missed: readonly Partial<Audited>[] = [
    { lcp: 1801 },
    { cls: 0.021 },
    { tbt: 101 },
    { accessibility: 99 },
    { bestPractices: 96 },
    { script: 75_001 },
    { html: 30_001 },
    { lcp: Number.NaN },
  ];
  for (const figure of missed) expect(meetsAims({ ...GOOD, ...figure })).toBe(false);
});

it('the table names what was missed and why', () => {
  const table = auditTable([
    ['memories', GOOD],
    ['gallery', { ...GOOD, accessibility: 96, findings: ['color-contrast: Contrast is too low'] }],
  ]);
  expect(table).toContain('| accessibility | 100 | 100 | 96 missed |');
  expect(table).toContain('gallery: color-contrast: Contrast is too low');
});
