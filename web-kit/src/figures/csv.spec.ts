import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes a line for the columns and for each row', () => {
  expect(csvOf(['Day', 'Scans'], [['2026-11-21', 4]])).toBe('Day,Scans\n2026-11-21,4\n');
});

it('quotes what would break a row, and disarms formulas', () => {
  expect(
    csvOf(
      ['Site', 'Scans'],
      [
        ['a,"b"', 1],
        ['=1+2', 2],
      ],
    ),
  ).toBe('Site,Scans\n"a,""b""",1\n\'=1+2,2\n');
});
