import { certificates } from './certificates/de.ts';
import { checks } from './checks/de.ts';
import { page } from './page/de.ts';
import { parts } from './parts/de.ts';
import { rebuild } from './rebuild/de.ts';
import { spool } from './spool/de.ts';
import type { OperationsTexts } from './texts.ts';

export const texts: OperationsTexts = { certificates, checks, page, parts, rebuild, spool };
