import type { Audited } from './lighthouse.ts';

interface Aim {
  readonly name: string;
  readonly of: (audited: Audited) => number;
  readonly aim: string;
  readonly holds: (value: number) => boolean;
  readonly digits: number;
}

const atMost = (most: number) => (value: number) => value <= most;
const all = (value: number) => value >= 100;

const AIMS: readonly Aim[] = [
  { name: 'LCP s', of: ({ lcp }) => lcp / 1000, aim: '≤ 1.8', holds: atMost(1.8), digits: 2 },
  { name: 'CLS', of: ({ cls }) => cls, aim: '≤ 0.02', holds: atMost(0.02), digits: 3 },
  { name: 'TBT ms', of: ({ tbt }) => tbt, aim: '≤ 100', holds: atMost(100), digits: 0 },
  { name: 'accessibility', of: (audited) => audited.accessibility, aim: '100', holds: all, digits: 0 },
  { name: 'best practices', of: (audited) => audited.bestPractices, aim: '100', holds: all, digits: 0 },
  { name: 'JavaScript KB', of: ({ script }) => script / 1000, aim: '≤ 75', holds: atMost(75), digits: 1 },
  { name: 'HTML and CSS KB', of: ({ html }) => html / 1000, aim: '≤ 30', holds: atMost(30), digits: 1 },
];

/** Returns whether an audit meets all aims. A figure that is missing meets none. */
export const meetsAims = (audited: Audited): boolean => AIMS.every(({ of, holds }) => holds(of(audited)));

/** Renders figures beside their aims, and what Lighthouse found. */
export function auditTable(pages: readonly (readonly [name: string, audited: Audited])[]): string {
  const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const figures = AIMS.map(({ name, of, aim, holds, digits }) =>
    row(
      name,
      aim,
      ...pages.map(([, audited]) => {
        const value = of(audited);
        return `${value.toFixed(digits)}${holds(value) ? '' : ' missed'}`;
      }),
    ),
  );
  const findings = pages.flatMap(([name, audited]) =>
    audited.findings.map((finding) => `${name}: ${finding}`),
  );
  return [
    row('mobile, slow 4G', 'aim', ...pages.map(([name]) => name)),
    row('---', '--:', ...pages.map(() => '--:')),
    ...figures,
    '',
    ...findings,
  ].join('\n');
}
