import { LIMITS } from '../contract/limits.ts';
import { ok, type Result, refuseField } from '../contract/result.ts';
import type { PrintOptions } from '../contract/schemas/print-options.ts';
import type { LabelSheet } from './label-sheets.ts';
import { linesOf } from './lines.ts';
import { QUIET_ZONE } from './quiet-zone.ts';

/** White at the edge of a label, because sheets are cut and fed with some play. mm */
export const LABEL_PADDING = 1;

const { symbol, module: LEAST_MODULE } = LIMITS.print;
const STEPS = 40;

/** Returns the largest symbol, in mm without its quiet zone, that fits into a label with its lines. */
export function fittedSymbol(
  sheet: LabelSheet,
  options: PrintOptions,
  modules: number,
): Result<number, 'invalid_input'> {
  const across = modules + 2 * QUIET_ZONE;
  let [fitting, beyond] = [0, Math.min(sheet.width, sheet.height)];
  for (let step = 0; step < STEPS; step += 1) {
    const width = (fitting + beyond) / 2;
    if (fits(sheet, width, width + linesOf(width, options).height)) fitting = width;
    else beyond = width;
  }
  const size = (fitting * modules) / across;
  const needed = Math.max(symbol.min, LEAST_MODULE * modules);
  if (size >= needed) return ok(Math.min(size, symbol.max));
  const name = `${sheet.maker} ${sheet.number}`;
  const message = `The labels of ${name} are too small: a symbol would be ${down(size)} mm, and needs ${up(needed)} mm. Leave texts or the logo out, or choose larger labels`;
  return refuseField('sheet', message);
}

function fits({ width, height, round }: LabelSheet, wide: number, high: number): boolean {
  if (round) return Math.hypot(wide, high) <= width - 2 * LABEL_PADDING;
  return wide <= width - 2 * LABEL_PADDING && high <= height - 2 * LABEL_PADDING;
}

const down = (length: number) => Math.floor(length * 10) / 10;
const up = (length: number) => Math.ceil(length * 10 - 1e-6) / 10;
