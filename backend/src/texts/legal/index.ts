import type { Language } from '../../contract/language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { LegalTexts } from './texts.ts';

/** The texts of the legal pages that are not the operator's: the table of the privacy notice, and what stands around. */
export const LEGAL_TEXTS: Readonly<Record<Language, LegalTexts>> = { en, de, fr, es, ar };
