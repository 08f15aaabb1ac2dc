import type { Translated } from '../catalogue.ts';
import { en } from './en.ts';

export type FigureTexts = Translated<typeof en>;

export const FIGURES_ENGLISH: FigureTexts = en;
