import type { Catalogue, Translated } from '../catalogue.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of the pages that scanners see, in each language. */
export const SCAN_TEXTS: Catalogue<typeof en> = { en, de, fr, es, ar };
export type ScanTexts = Translated<typeof en>;
