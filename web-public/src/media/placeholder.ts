import type { FileInfo } from '@qlaim/backend/contract';

/** Colours and pictures are checked, because they become part of a style sheet. */
const COLOUR = /^#[0-9a-f]{6}$/i;
const PICTURE = /^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/;

/** Returns the class that shows a file's main colour, and its blurred picture, until the file is there. */
export const placeholderClass = ({ url }: Pick<FileInfo, 'url'>): string => `qp-f${hash(url)}`;

/** Returns the style sheet of the placeholders. It is in the page, whose policy allows no style attributes. */
export function placeholderStyles(files: readonly FileInfo[]): string {
  const rules = new Map(files.flatMap((file) => ruleOf(file)));
  return [...rules].map(([name, rule]) => `.${name}{${rule}}`).join('');
}

function ruleOf(file: FileInfo): [string, string][] {
  const { colour = '', blur = '' } = file;
  const parts = [
    ...(COLOUR.test(colour) ? [`background-color:${colour}`] : []),
    ...(PICTURE.test(blur) ? [`background-image:url(${blur})`] : []),
  ];
  return parts.length === 0 ? [] : [[placeholderClass(file), parts.join(';')]];
}

/** FNV-1a, 32 bits: short names that depend on nothing but the address. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return value.toString(36);
}
