import type { Catalogue } from '../catalogue.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of the phone and Smart QR pages, the claim page, the welcome page, and the answer during an outage. */
export const CLAIM_TEXTS: Catalogue<typeof en> = { en, de, fr, es, ar };

export type ClaimTexts = (typeof CLAIM_TEXTS)['en'];
