import type { InfoType } from '@qlaim/backend/contract';
import type { ContentEditor } from './content-editor.ts';
import { galleryEditor } from './gallery/editor.ts';
import { linkEditor } from './link/editor.tsx';
import { pageEditor } from './page/editor.ts';
import { pdfEditor } from './pdf/editor.ts';
import { phoneEditor } from './phone-number/editor.ts';
import { smartEditor } from './smart-qr/editor.tsx';

/** Every type of content in the editor, in the order of specification section 2. A new type is a folder and a line here. */
export const EDITORS: { readonly [T in InfoType]: ContentEditor } = {
  link: linkEditor,
  phoneNumber: phoneEditor,
  memories: pageEditor,
  pdf: pdfEditor,
  image: galleryEditor,
  smartQR: smartEditor,
};
