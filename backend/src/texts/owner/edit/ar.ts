import { ar as changes } from '../../changes/ar.ts';
import { ar as versions } from '../../versions/ar.ts';
import { files } from './files/ar.ts';
import { frame } from './frame/ar.ts';
import { history } from './history/ar.ts';
import { media } from './media/ar.ts';
import { page } from './page/ar.ts';
import { parts } from './parts/ar.ts';
import { smart } from './smart/ar.ts';
import type { EditWords } from './texts.ts';
import { types } from './types/ar.ts';

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
