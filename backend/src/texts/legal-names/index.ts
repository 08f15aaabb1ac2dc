import type { Catalogue } from '../catalogue.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LegalNames } from './texts.ts';

/** The names of the legal pages, for feet that the server writes. The texts of the kit have those of one language. */
export const LEGAL_NAMES: Catalogue<LegalNames> = { en, de, fr, es, ar };
