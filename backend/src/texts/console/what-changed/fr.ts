import { fr as content } from '../../content/fr.ts';
import { fr as versions } from '../../versions/fr.ts';
import type { WhatChangedTexts } from './texts.ts';

export const texts: WhatChangedTexts = { content, versions, nothing: 'Rien', became: 'est devenu' };
