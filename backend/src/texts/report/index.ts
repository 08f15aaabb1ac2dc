import type { Catalogue } from '../catalogue.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of the form that reports what a code shows, and of its receipt. */
export const REPORT_TEXTS: Catalogue<typeof en> = { en, de, fr, es, ar };
