import { PRINT } from '@qlaim/backend/texts/console/print';
import { expect, it } from 'vitest';
import { foundSheets, sheetGroups } from './found-sheets.ts';

it('finds sheets by their maker and number, however they are written', () => {
  expect(foundSheets('L 7160')).toEqual(['avery-l7160']);
  expect(foundSheets('HERMA 4476')).toEqual(['herma-4476']);
  expect(foundSheets('0000')).toEqual([]);
});

it('keeps the chosen sheet, and writes sizes as the language does', async () => {
  const { texts } = await PRINT.first('de');
  expect(sheetGroups('4476', 'avery-l7160', texts, 'de-DE')).toEqual([
    { name: 'Avery, A4', sheets: [{ id: 'avery-l7160', label: 'Avery L7160: 21 zu 63,5 × 38,1 mm' }] },
    { name: 'Herma, A4', sheets: [{ id: 'herma-4476', label: 'Herma 4476: 24 zu Ø 40 mm' }] },
  ]);
});
