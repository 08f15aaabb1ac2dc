import { lazy } from 'react';
import type { ContentEditor } from '../content-editor.ts';
import { galleryField, readGallery } from './gallery-values.ts';

export const galleryEditor: ContentEditor = {
  icon: 'image',
  Tab: lazy(() => import('./GalleryTab.tsx')),
  fields: 1,
  Screen: lazy(() => import('./GalleryScreen.tsx')),
  read: (name, { image }) => readGallery(name, image),
  fieldOf: galleryField,
};
