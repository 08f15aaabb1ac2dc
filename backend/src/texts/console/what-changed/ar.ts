import { ar as content } from '../../content/ar.ts';
import { ar as versions } from '../../versions/ar.ts';
import type { WhatChangedTexts } from './texts.ts';

export const texts: WhatChangedTexts = { content, versions, nothing: 'لا شيء', became: 'أصبح' };
