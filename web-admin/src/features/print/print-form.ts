import { LabelSheetId, PrintOptions } from '@qlaim/backend/contract/console';

/** What the form holds. Lengths are typed text, in mm. */
export interface PrintForm {
  readonly paper: PrintOptions['paper'];
  readonly sheet: LabelSheetId;
  readonly labelWidth: string;
  readonly labelHeight: string;
  readonly symbolSize: string;
  readonly startAt: string;
  readonly shiftX: string;
  readonly shiftY: string;
  readonly shortCode: boolean;
  readonly batchName: boolean;
  readonly cropMarks: boolean;
  readonly backs: boolean;
  readonly logo: PrintOptions['logo'];
  /** A PNG in base64. */
  readonly logoImage: string | undefined;
}

export const FIRST_FORM: PrintForm = {
  paper: 'a4',
  sheet: LabelSheetId.enum['avery-l7160'],
  labelWidth: '50',
  labelHeight: '50',
  symbolSize: '25',
  startAt: '1',
  shiftX: '0',
  shiftY: '0',
  shortCode: true,
  batchName: false,
  cropMarks: true,
  backs: false,
  logo: 'none',
  logoImage: undefined,
};

/** The messages of the fields. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

export type ReadForm =
  | { readonly options: PrintOptions; readonly errors?: never }
  | { readonly options?: never; readonly errors: FormErrors };

/** Reads the form, with the messages of the server for what is wrong. What the paper has no use for is left out. */
export function readForm(form: PrintForm, format: PrintOptions['format']): ReadForm {
  const { paper, shortCode, cropMarks, logo } = form;
  const onSheet = paper === 'sheet';
  const read = PrintOptions.safeParse({
    format,
    paper,
    shortCode,
    logo,
    cropMarks: cropMarks && !onSheet,
    ...(onSheet ? { sheet: form.sheet } : { symbolSize: lengthOf(form.symbolSize) }),
    ...(paper === 'label'
      ? { labelWidth: lengthOf(form.labelWidth), labelHeight: lengthOf(form.labelHeight) }
      : unless('startAt', lengthOf(form.startAt), 1)),
    ...unless('shiftX', lengthOf(form.shiftX), 0),
    ...unless('shiftY', lengthOf(form.shiftY), 0),
    ...unless('batchName', form.batchName, false),
    ...unless('backs', form.backs, false),
    ...(logo === 'image' ? { logoImage: form.logoImage } : {}),
  });
  return read.success ? { options: read.data } : { errors: errorsOf(read.error.issues) };
}

/** Leaves out what the server assumes. */
const unless = <T>(name: string, value: T, assumed: T): Readonly<Record<string, T>> =>
  value === assumed ? {} : { [name]: value };

/** Returns the first message of each field. */
export const errorsOf = (
  issues: readonly { readonly path: string | readonly PropertyKey[]; readonly message: string }[],
): FormErrors => Object.fromEntries(issues.map(({ path, message }) => [String(path), message]).reverse());

/** Returns the messages in another language. */
export const saidErrors = (errors: FormErrors, say: (message: string) => string): FormErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, message = '']) => [field, say(message)]));

/** Takes a comma for a decimal point, and the sign of typesetters for minus. */
const lengthOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'));
