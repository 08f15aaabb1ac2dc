import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of the keys of the API. */
export type ApiKeysTexts = Translated<typeof en>;
