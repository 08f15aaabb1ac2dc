import { PrintOptions } from '@qlaim/backend/contract/console';

/** What the form holds. Lengths are typed text, in mm. */
export interface PrintForm {
  readonly paper: PrintOptions['paper'];
  readonly labelWidth: string;
  readonly labelHeight: string;
  readonly symbolSize: string;
  readonly shortCode: boolean;
  readonly cropMarks: boolean;
  readonly logo: PrintOptions['logo'];
  /** A PNG in base64. */
  readonly logoImage: string | undefined;
}

export const FIRST_FORM: PrintForm = {
  paper: 'a4',
  labelWidth: '50',
  labelHeight: '50',
  symbolSize: '25',
  shortCode: true,
  cropMarks: true,
  logo: 'none',
  logoImage: undefined,
};

/** The messages of the fields. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

export type ReadForm =
  | { readonly options: PrintOptions; readonly errors?: never }
  | { readonly options?: never; readonly errors: FormErrors };

/** Reads the form, with the messages of the server for what is wrong. */
export function readForm(form: PrintForm, format: PrintOptions['format']): ReadForm {
  const { labelWidth, labelHeight, symbolSize, logoImage, ...rest } = form;
  const label =
    form.paper === 'label' ? { labelWidth: lengthOf(labelWidth), labelHeight: lengthOf(labelHeight) } : {};
  const image = form.logo === 'image' ? { logoImage } : {};
  const read = PrintOptions.safeParse({
    ...rest,
    ...label,
    ...image,
    format,
    symbolSize: lengthOf(symbolSize),
  });
  return read.success ? { options: read.data } : { errors: errorsOf(read.error.issues) };
}

/** Returns the first message of each field. */
export const errorsOf = (
  issues: readonly { readonly path: string | readonly PropertyKey[]; readonly message: string }[],
): FormErrors => Object.fromEntries(issues.map(({ path, message }) => [String(path), message]).reverse());

/** Takes a comma for a decimal point. */
const lengthOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
