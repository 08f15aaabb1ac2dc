import { FILE_RULES } from '@qlaim/backend/contract';

/** What the picker offers (specification, section 9). */
export const PICTURE_TYPES = FILE_RULES.codePicture.extensions.map((extension) => `.${extension}`).join(',');
