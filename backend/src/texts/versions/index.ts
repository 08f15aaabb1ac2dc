import type { Translated } from '../catalogue.ts';
import { en } from './en.ts';

export type VersionTexts = Translated<typeof en>;

export const VERSIONS_ENGLISH: VersionTexts = en;
