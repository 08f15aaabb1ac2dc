import { certificates } from './certificates/en.ts';
import { checks } from './checks/en.ts';
import { page } from './page/en.ts';
import { parts } from './parts/en.ts';
import { rebuild } from './rebuild/en.ts';
import { spool } from './spool/en.ts';

/** The English texts of the state of the running product. */
export const en = { certificates, checks, page, parts, rebuild, spool };
