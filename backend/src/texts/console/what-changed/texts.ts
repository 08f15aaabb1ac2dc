import type { Translated } from '../../catalogue.ts';
import type { en } from './en.ts';

/** What a change of a code replaced, in words. */
export type WhatChangedTexts = Translated<typeof en>;
