const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/**
 * What draws. Left out: script, foreignObject, links' targets, media, foreign metadata, and animation, which can change a
 * checked attribute later.
 */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc switch a style image
  path rect circle ellipse line polyline polygon marker
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

interface Named {
  readonly namespaceURI: string | null;
  readonly localName: string | null;
}

export const isRoot = ({ namespaceURI, localName }: Named) => namespaceURI === SVG && localName === 'svg';

export const mayDraw = ({ namespaceURI, localName }: Named) =>
  namespaceURI === SVG && localName !== null && ELEMENTS.has(localName);

const PICTURE = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/** Whether an attribute neither runs nor loads anything. */
export function isHarmless(
  element: Named,
  { namespaceURI, localName, value }: Named & { value: string },
): boolean {
  const name = localName ?? '';
  if (namespaceURI === XMLNS) return value === SVG || value === XLINK;
  if (namespaceURI === XML) return name === 'space' || name === 'lang';
  if (name === 'href') return value.startsWith('#') || (element.localName === 'image' && PICTURE.test(value));
  return !namespaceURI && !/^on/i.test(name) && name !== 'src' && isHarmlessStyle(value);
}

/** Escapes hide names, and any other of these may load a file. Addresses within the document are `url(#…)`. */
const LOADS = /\\|@import|@font-face|@namespace|image-set\s*\(|image\s*\(|src\s*\(|url\s*\((?!\s*["']?#)/i;

/** Whether a style sheet, a style or an attribute's value refers to nothing outside of the document. */
export const isHarmlessStyle = (css: string) => !LOADS.test(css);
