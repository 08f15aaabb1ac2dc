import { lazy } from 'react';
import type { ContentEditor } from '../content-editor.ts';
import { pdfField, readPdf } from './pdf-values.ts';

export const pdfEditor: ContentEditor = {
  icon: 'file',
  Tab: lazy(() => import('./PdfTab.tsx')),
  fields: 2,
  Screen: lazy(() => import('./PdfScreen.tsx')),
  read: (name, { pdf }) => readPdf(name, pdf),
  fieldOf: pdfField,
};
