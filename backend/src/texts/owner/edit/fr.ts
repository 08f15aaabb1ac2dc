import { fr as changes } from '../../changes/fr.ts';
import { fr as versions } from '../../versions/fr.ts';
import { files } from './files/fr.ts';
import { frame } from './frame/fr.ts';
import { history } from './history/fr.ts';
import { media } from './media/fr.ts';
import { page } from './page/fr.ts';
import { parts } from './parts/fr.ts';
import { smart } from './smart/fr.ts';
import type { EditWords } from './texts.ts';
import { types } from './types/fr.ts';

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
