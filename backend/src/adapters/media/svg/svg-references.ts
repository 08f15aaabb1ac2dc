import type { Element, Node } from '@xmldom/xmldom';
import { Refusal } from '../refusal.ts';

/** Elements that a drawing has once all references are followed. */
const MOST = 200_000;

/**
 * Throws `Refusal` for references that multiply or turn in circles: a few lines may stand for millions of elements, and keep
 * the browsers busy that draw them.
 */
export function assertFewReferences(elements: readonly Element[]): void {
  const byId = new Map(elements.map((element) => [element.getAttribute('id'), element]));
  const drawn = new Map<Element, number>();

  function count(element: Element): number {
    const known = drawn.get(element);
    if (known !== undefined) return known;
    // Until it is counted, whoever refers to it is a part of it.
    drawn.set(element, Number.POSITIVE_INFINITY);
    const id = reference(element);
    const target = id ? byId.get(id) : undefined;
    const total = 1 + sum(element.childNodes, count) + (target === undefined ? 0 : count(target));
    if (total > MOST) throw new Refusal('unsafe');
    drawn.set(element, total);
    return total;
  }

  for (const element of elements) count(element);
}

const sum = (nodes: Iterable<Node>, count: (element: Element) => number) =>
  [...nodes].reduce((total, node) => total + (isElement(node) ? count(node) : 0), 0);

export const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** The id that an `href` names, of either namespace. */
const reference = (element: Element) =>
  [...element.attributes].find(({ localName }) => localName === 'href')?.value.slice(1);
