import { en as changes } from '../../changes/en.ts';
import { en as versions } from '../../versions/en.ts';
import { files } from './files/en.ts';
import { frame } from './frame/en.ts';
import { history } from './history/en.ts';
import { media } from './media/en.ts';
import { page } from './page/en.ts';
import { parts } from './parts/en.ts';
import { smart } from './smart/en.ts';
import { types } from './types/en.ts';

/** The English texts of the editor. */
export const en = { frame, history, changes, types, smart, page, parts, files, media, versions };
