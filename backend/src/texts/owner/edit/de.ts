import { de as changes } from '../../changes/de.ts';
import { de as versions } from '../../versions/de.ts';
import { files } from './files/de.ts';
import { frame } from './frame/de.ts';
import { history } from './history/de.ts';
import { media } from './media/de.ts';
import { page } from './page/de.ts';
import { parts } from './parts/de.ts';
import { smart } from './smart/de.ts';
import type { EditWords } from './texts.ts';
import { types } from './types/de.ts';

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
