import { grayscale } from '@cantoo/pdf-lib';

/** PDF measures in points. */
const POINTS_PER_MM = 72 / 25.4;

export const pt = (mm: number): number => mm * POINTS_PER_MM;

export const BLACK = grayscale(0);
