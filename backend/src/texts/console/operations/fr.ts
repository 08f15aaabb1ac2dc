import { certificates } from './certificates/fr.ts';
import { checks } from './checks/fr.ts';
import { page } from './page/fr.ts';
import { parts } from './parts/fr.ts';
import { rebuild } from './rebuild/fr.ts';
import { spool } from './spool/fr.ts';
import type { OperationsTexts } from './texts.ts';

export const texts: OperationsTexts = { certificates, checks, page, parts, rebuild, spool };
