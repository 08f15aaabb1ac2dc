import { DOMParser, type Element, Node, onErrorStopParsing, XMLSerializer } from '@xmldom/xmldom';
import { Refusal } from '../refusal.ts';
import { assertFewReferences, isElement } from './svg-references.ts';
import { isHarmless, isHarmlessStyle, isRoot, mayDraw } from './svg-rules.ts';

/** Parsing takes twenty times as much memory. Bytes. */
const MAX_BYTES = 10_485_760;

const MAX_DEPTH = 256;

/**
 * The drawing without scripts, event handlers, foreign elements and references to other files. What remains is listed: no
 * list of dangers is complete. Throws `Refusal` for what is no SVG, and for entities.
 */
export function cleanSvg(bytes: Buffer): Buffer {
  if (bytes.length > MAX_BYTES) throw new Refusal('unsafe');
  const root = parse(decode(bytes));
  if (root === null || !isRoot(root)) throw new Refusal('type');
  clean(root, 0);
  assertFewReferences([root, ...root.getElementsByTagName('*')]);
  return Buffer.from(new XMLSerializer().serializeToString(root));
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('broken');
  }
}

function parse(text: string): Element | null {
  if (/<!ENTITY/i.test(text)) throw new Refusal('unsafe');
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing, locator: false });
    return parser.parseFromString(text, 'image/svg+xml').documentElement;
  } catch {
    throw new Refusal('broken');
  }
}

function clean(element: Element, depth: number): void {
  if (depth > MAX_DEPTH) throw new Refusal('unsafe');
  for (const attribute of [...element.attributes]) {
    if (!isHarmless(element, attribute)) element.removeAttributeNode(attribute);
  }
  for (let child = element.firstChild; child !== null; ) {
    const next = child.nextSibling;
    if (isElement(child) && keeps(child)) clean(child, depth + 1);
    else if (!isText(child)) element.removeChild(child);
    child = next;
  }
}

const keeps = (element: Element) =>
  mayDraw(element) && (element.localName !== 'style' || isHarmlessStyle(element.textContent ?? ''));

/** Comments and processing instructions are removed. */
const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE;
