import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** The texts of pictures that found no code. */
export type FailedUploadTexts = Translated<typeof en>;
