import { LabelSheetId, PrintOptions } from '@qlaim/backend/contract/console';
import { FIRST_FORM, type PrintForm } from './print-form.ts';

const STORAGE_KEY = 'qlaim.print.paper';

/** Lengths that belong to a printer and its paper. */
const LENGTHS = ['labelWidth', 'labelHeight', 'shiftX', 'shiftY'] as const;

/** Returns the first form, with the paper that this device printed on before. Anything may be stored there. */
export function rememberedForm(): PrintForm {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '');
    if (typeof stored !== 'object' || stored === null) return FIRST_FORM;
    const kept = new Map(Object.entries(stored));
    const lengths = LENGTHS.map((name) => [name, String(kept.get(name) ?? FIRST_FORM[name])]);
    return {
      ...FIRST_FORM,
      ...Object.fromEntries(lengths),
      paper: PrintOptions.shape.paper.catch(FIRST_FORM.paper).parse(kept.get('paper')),
      sheet: LabelSheetId.catch(FIRST_FORM.sheet).parse(kept.get('sheet')),
    };
  } catch {
    return FIRST_FORM;
  }
}

export function rememberPaper({ paper, sheet, labelWidth, labelHeight, shiftX, shiftY }: PrintForm): void {
  try {
    const kept = { paper, sheet, labelWidth, labelHeight, shiftX, shiftY };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // The paper then lasts until the page is left.
  }
}
