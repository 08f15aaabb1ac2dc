import { de as content } from '../../content/de.ts';
import { de as versions } from '../../versions/de.ts';
import type { WhatChangedTexts } from './texts.ts';

export const texts: WhatChangedTexts = { content, versions, nothing: 'Nichts', became: 'wurde zu' };
