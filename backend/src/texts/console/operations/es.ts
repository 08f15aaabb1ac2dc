import { certificates } from './certificates/es.ts';
import { checks } from './checks/es.ts';
import { page } from './page/es.ts';
import { parts } from './parts/es.ts';
import { rebuild } from './rebuild/es.ts';
import { spool } from './spool/es.ts';
import type { OperationsTexts } from './texts.ts';

export const texts: OperationsTexts = { certificates, checks, page, parts, rebuild, spool };
