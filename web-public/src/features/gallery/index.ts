export { GalleryPage } from './GalleryPage.tsx';
export { galleryTitle } from './gallery-title.ts';
