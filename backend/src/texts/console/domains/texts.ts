import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the domains and what each has of its own. */
export type DomainTexts = Translated<typeof en>;
