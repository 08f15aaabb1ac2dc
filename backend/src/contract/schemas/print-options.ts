import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { ShortCode } from './primitives.ts';

const { symbol, label, logoBytes, printedCodes } = LIMITS.print;

const mm = (what: string, { min, max }: { readonly min: number; readonly max: number }) => {
  const message = `${what} must be ${min} to ${max} mm`;
  return z.number(message).min(min, message).max(max, message);
};

/** Bytes of a base64 text: three for each four characters. */
const LOGO_CHARACTERS = Math.ceil(logoBytes / 3) * 4;

const fields = {
  /** `pdf`: pages of the paper. `svg`: a ZIP with a drawing for each code, as large as the symbol with its quiet zone. */
  format: z.enum(['pdf', 'svg']),
  paper: z.enum(['a4', 'letter', 'label']),
  /** Only for labels. */
  labelWidth: mm('The label’s width', label).optional(),
  labelHeight: mm('The label’s height', label).optional(),
  /** Side of the symbol in mm, without its quiet zone. */
  symbolSize: mm('The symbol', symbol),
  /** Whether the short code stands below the symbol. */
  shortCode: z.boolean(),
  cropMarks: z.boolean(),
  logo: z.enum(['none', 'mark', 'image']),
  /** A PNG in base64, for the logo `image`. */
  logoImage: z
    .base64('The logo must be a PNG')
    .max(LOGO_CHARACTERS, `The logo must be at most ${logoBytes / 1000} KB`)
    .optional(),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

const isWhole = ({ paper, labelWidth, labelHeight, logo, logoImage }: Fields) => ({
  label: paper !== 'label' || (labelWidth !== undefined && labelHeight !== undefined),
  logo: logo !== 'image' || Boolean(logoImage),
});

const labelNeeded = { message: 'Give the label’s width and height in mm', path: ['labelWidth'] };
const logoNeeded = { message: 'Choose a logo', path: ['logoImage'] };

/** How codes are printed. */
export const PrintOptions = z
  .strictObject(fields)
  .refine((options) => isWhole(options).label, labelNeeded)
  .refine((options) => isWhole(options).logo, logoNeeded);
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
  .refine((options) => isWhole(options).label, labelNeeded)
  .refine((options) => isWhole(options).logo, logoNeeded);

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
});
export type CodesToPrint = z.infer<typeof CodesToPrint>;

/** The codes of a batch that can be printed, in the order in which they were generated. */
export const BatchToPrint = CodesToPrint.extend({ batchId: z.string() });
export type BatchToPrint = z.infer<typeof BatchToPrint>;
