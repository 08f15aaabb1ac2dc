import { certificates } from './certificates/ar.ts';
import { checks } from './checks/ar.ts';
import { page } from './page/ar.ts';
import { parts } from './parts/ar.ts';
import { rebuild } from './rebuild/ar.ts';
import { spool } from './spool/ar.ts';
import type { OperationsTexts } from './texts.ts';

export const texts: OperationsTexts = { certificates, checks, page, parts, rebuild, spool };
