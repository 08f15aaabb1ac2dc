import { lazy } from 'react';
import type { ContentEditor } from '../content-editor.ts';
import { pageField, readPage } from './page-values.ts';

export const pageEditor: ContentEditor = {
  icon: 'page',
  Tab: lazy(() => import('./PageTab.tsx')),
  fields: 6,
  Screen: lazy(() => import('./PageScreen.tsx')),
  read: (name, { memories }) => readPage(name, memories),
  fieldOf: pageField,
};
