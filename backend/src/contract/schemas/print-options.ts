import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { ShortCode } from '../primitives.ts';
import { PRINT_MESSAGES } from '../print-messages.ts';
import { LabelSheetId } from './label-sheet.ts';

const { symbol, label, shift, logoBytes, printedCodes } = LIMITS.print;

interface Range {
  readonly min: number;
  readonly max: number;
}

const mm = ({ min, max }: Range, message: string) => z.number(message).min(min, message).max(max, message);

/** Bytes of a base64 text: three for each four characters. */
const LOGO_CHARACTERS = Math.ceil(logoBytes / 3) * 4;

const fields = {
  /** `pdf`: pages of the paper. `svg`: a ZIP with a drawing for each code, as large as the symbol with its quiet zone. */
  format: z.enum(['pdf', 'svg']),
  /** `label`: a roll, with a label a page. `sheet`: a sheet of labels, whose maker and number `sheet` names. */
  paper: z.enum(['a4', 'letter', 'label', 'sheet']),
  /** Only for rolls of labels. */
  labelWidth: mm(label, PRINT_MESSAGES.labelWidth).optional(),
  labelHeight: mm(label, PRINT_MESSAGES.labelHeight).optional(),
  /** Only for sheets of labels. */
  sheet: LabelSheetId.optional(),
  /** The first label to print on, from 1, row by row. Those before it are used already. */
  startAt: z.int(PRINT_MESSAGES.startAt).min(1, PRINT_MESSAGES.startAt).optional(),
  /** Moves what is printed to the right and down, in mm, where a printer is off. */
  shiftX: mm(shift, PRINT_MESSAGES.shift).optional(),
  shiftY: mm(shift, PRINT_MESSAGES.shift).optional(),
  /** Side of the symbol in mm, without its quiet zone. On a sheet of labels it is as large as a label allows. */
  symbolSize: mm(symbol, PRINT_MESSAGES.symbolSize).optional(),
  /** Whether the short code stands below the symbol. */
  shortCode: z.boolean(),
  /** Not on sheets of labels, which are cut already. */
  cropMarks: z.boolean(),
  /** Whether each page is followed by one for its back, mirrored, to be flipped on the long edge. Only in a PDF. */
  backs: z.boolean().optional(),
  logo: z.enum(['none', 'mark', 'image']),
  /** A PNG in base64, for the logo `image`. */
  logoImage: z.base64(PRINT_MESSAGES.logoFormat).max(LOGO_CHARACTERS, PRINT_MESSAGES.logoLarge).optional(),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

type Needs = Pick<
  Fields,
  'paper' | 'labelWidth' | 'labelHeight' | 'sheet' | 'symbolSize' | 'logo' | 'logoImage'
>;

/** The fields that others demand, each with what it says where it is absent. */
const NEEDS = [
  {
    path: ['labelWidth'],
    message: PRINT_MESSAGES.labelNeeded,
    met: ({ paper, labelWidth, labelHeight }: Needs) =>
      paper !== 'label' || (labelWidth !== undefined && labelHeight !== undefined),
  },
  {
    path: ['sheet'],
    message: PRINT_MESSAGES.sheetNeeded,
    met: ({ paper, sheet }: Needs) => paper !== 'sheet' || sheet !== undefined,
  },
  {
    path: ['symbolSize'],
    message: PRINT_MESSAGES.symbolSize,
    met: ({ paper, symbolSize }: Needs) => paper === 'sheet' || symbolSize !== undefined,
  },
  {
    path: ['logoImage'],
    message: PRINT_MESSAGES.logoNeeded,
    met: ({ logo, logoImage }: Needs) => logo !== 'image' || Boolean(logoImage),
  },
];

/** Refuses options that lack what others demand. */
function checkNeeds(options: Needs, context: z.core.$RefinementCtx): void {
  for (const { path, message, met } of NEEDS)
    if (!met(options)) context.addIssue({ code: 'custom', path, message });
}

/** How codes of a batch are printed. */
export const PrintOptions = z
  .strictObject({
    ...fields,
    /** Whether the batch's name stands below each symbol. An unnamed batch has no such line. */
    batchName: z.boolean().optional(),
  })
  .superRefine(checkNeeds);
export type PrintOptions = z.infer<typeof PrintOptions>;

/** The codes to print, and how. */
export const PrintCodesBody = z
  .strictObject({
    ...fields,
    codes: z
      .array(ShortCode)
      .min(1, 'Choose at least one code')
      .max(printedCodes, `At most ${printedCodes} codes`),
  })
  .superRefine(checkNeeds);

/** A file that was made to be printed. Every symbol of it was read. */
export const PrintFile = z.object({
  /** Where it is downloaded, for some minutes. */
  address: z.string(),
  /** Bytes. */
  size: z.int(),
  codes: z.int(),
  pages: z.int(),
  message: z.string(),
});
export type PrintFile = z.infer<typeof PrintFile>;

/** Codes that can be printed, in their order. */
export const CodesToPrint = z.object({
  /** Before the slash and the short code of a link. */
  publicUrl: z.string(),
  codes: z.array(z.string()),
  /** The addresses of those that were printed elsewhere, by their short codes. */
  addresses: z.record(z.string(), z.string()).optional(),
});
export type CodesToPrint = z.infer<typeof CodesToPrint>;

/** The codes of a batch that can be printed, in the order in which they were generated. */
export const BatchToPrint = CodesToPrint.extend({
  batchId: z.string(),
  /** As an admin named it; empty for none. */
  name: z.string(),
});
export type BatchToPrint = z.infer<typeof BatchToPrint>;
