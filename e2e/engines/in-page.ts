/** Functions that run in a page, in any engine. Each reads nothing from around it. */

/**
 * Returns the element of a selector that has an accessible name: its label, else its words. A shown one comes before others,
 * as pickers of files are hidden. Scrolls there, as WebKit's driver does not.
 */
export function named(selector = '', name = ''): Element | undefined {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    return node instanceof HTMLImageElement ? node.alt : [...node.childNodes].map(words).join('');
  };
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return labels.map(words).join(' ');
  };
  const nameOf = (element: Element) =>
    tidy(element.getAttribute('aria-label') || labelOf(element) || words(element));
  const found = [...document.querySelectorAll(selector)].filter((element) => nameOf(element) === name);
  const element = found.find((each) => each.getClientRects().length > 0) ?? found[0];
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/** Returns the words that have a place in the page. */
export function shownWords(): string {
  const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  let words = '';
  while (nodes.nextNode())
    if (nodes.currentNode.parentElement?.getClientRects().length) words += nodes.currentNode.textContent;
  return words;
}

/** Returns how far the page is wider than the window. */
export const excessWidth = (): string => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return String(scrollWidth - clientWidth);
};

/** Returns how many of the pictures in the page have arrived, of how many. */
export const picturesArrived = (): string => {
  const pictures = [...document.querySelectorAll('main img')];
  const arrived = pictures.filter(
    (picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0,
  );
  return `${arrived.length} of ${pictures.length}`;
};
