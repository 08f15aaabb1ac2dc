import { es as content } from '../../content/es.ts';
import { es as versions } from '../../versions/es.ts';
import type { WhatChangedTexts } from './texts.ts';

export const texts: WhatChangedTexts = { content, versions, nothing: 'Nada', became: 'pasó a ser' };
