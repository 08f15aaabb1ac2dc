import { z } from 'zod';

/** Sheets of labels that shops sell, by maker and number. `print/label-sheets.ts` has their measures. */
export const LabelSheetId = z.enum(
  [
    'avery-l7120',
    'avery-l7159',
    'avery-l7160',
    'avery-l7163',
    'avery-l7165',
    'avery-l7173',
    'avery-l7651',
    'avery-5160',
    'avery-5163',
    'avery-5164',
    'herma-4270',
    'herma-4360',
    'herma-4387',
    'herma-4474',
    'herma-4476',
    'herma-4677',
  ],
  'This label sheet is not known',
);
export type LabelSheetId = z.infer<typeof LabelSheetId>;
