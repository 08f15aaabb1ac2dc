import { es as changes } from '../../changes/es.ts';
import { es as versions } from '../../versions/es.ts';
import { files } from './files/es.ts';
import { frame } from './frame/es.ts';
import { history } from './history/es.ts';
import { media } from './media/es.ts';
import { page } from './page/es.ts';
import { parts } from './parts/es.ts';
import { smart } from './smart/es.ts';
import type { EditWords } from './texts.ts';
import { types } from './types/es.ts';

export const texts: EditWords = {
  frame,
  history,
  changes,
  types,
  smart,
  page,
  parts,
  files,
  media,
  versions,
};
