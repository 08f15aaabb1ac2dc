import { expect, test } from 'vitest';
import { failedCsv } from './failed-csv.ts';

test('quotes are doubled, and no cell is a formula', () => {
  const csv = failedCsv([
    { name: 'a "mug", blue.jpg', reason: 'no_code', message: 'None' },
    { name: '=1+1.jpg', reason: 'corrupt', message: 'Damaged' },
  ]);
  expect(csv).toBe(
    '"name","reason","message"\r\n"a ""mug"", blue.jpg","no_code","None"\r\n"\'=1+1.jpg","corrupt","Damaged"\r\n',
  );
});
