import type { Catalogue } from '../../../texts/catalogue.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of the mails in every language. */
export const MAIL_TEXTS: Catalogue<typeof en> = { en, de, fr, es, ar };
