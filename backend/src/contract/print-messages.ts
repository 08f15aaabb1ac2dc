import { LIMITS } from './limits.ts';

const { symbol, label } = LIMITS.print;

/** What is wrong with the options of a print. The browser and the server share these messages. */
export const PRINT_MESSAGES = {
  symbolSize: `The symbol must be ${symbol.min} to ${symbol.max} mm`,
  labelWidth: `The label’s width must be ${label.min} to ${label.max} mm`,
  labelHeight: `The label’s height must be ${label.min} to ${label.max} mm`,
  labelNeeded: 'Give the label’s width and height in mm',
  shift: 'The shift must be −5 to 5 mm',
  startAt: 'The label to start at must be a whole number from 1',
  sheetNeeded: 'Choose a label sheet',
  logoNeeded: 'Choose a logo',
  logoFormat: 'The logo must be a PNG',
  logoLarge: 'The logo must be at most 200 KB',
} as const;
