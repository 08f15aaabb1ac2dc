/** Functions that run in a page, in any engine. Each reads nothing from around it. */

/**
 * Returns the element of a selector that has an accessible name: its label, else its words. A shown one comes before others.
 * With `reach`, it scrolls there as a person does, and returns none that something else covers.
 */
export function named(selector = '', name = '', reach = ''): Element | undefined {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], [hidden]')) return '';
    return node instanceof HTMLImageElement ? node.alt : [...node.childNodes].map(words).join('');
  };
  const labelsOf = (element: Element): readonly Node[] =>
    'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    const label = [...texts, ...labelsOf(element).map(words)].join(' ');
    return tidy(element.getAttribute('aria-label') || label || words(element));
  };
  const isOnTop = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return [element, ...labelsOf(element)].some((part) => part.contains(seen));
  };
  const found = [...document.querySelectorAll(selector)].filter((element) => nameOf(element) === name);
  const element = found.find((each) => each.getClientRects().length > 0) ?? found[0];
  if (!element || reach === '' || isOnTop(element)) return element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isOnTop(element) ? element : undefined;
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

/** Returns how many date fields are marked as empty, of how many. WebKit shows today in those that are not. */
export const datesMarkedEmpty = (): string => {
  const dates = [...document.querySelectorAll('input[type="date"]')];
  return `${dates.filter((date) => date.matches('[value=""]')).length} of ${dates.length}`;
};

/** Returns whether nothing lies over the title of a page. */
export function titleIsWhole(): string {
  const title = document.querySelector('h1');
  if (!title) return 'no title';
  const { left, width, top, height } = title.getBoundingClientRect();
  const covered = [1, height / 2, height - 1].filter((down) => {
    const seen = document.elementFromPoint(left + width / 2, top + down);
    return seen !== title && !title.contains(seen);
  });
  return String(covered.length === 0);
}

/** Opens what is folded on a page, and in the tab Create Page. */
export function partsOpened(): string {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const folded = [...document.querySelectorAll<HTMLElement>('.qu-part-fold[aria-expanded=false]')];
  for (const part of folded) part.click();
  const parts = document.querySelectorAll('details, .qu-part-fold').length;
  return parts > 0 && folded.length === 0 ? 'open' : 'folded';
}

/** Returns whether each page of an opened PDF has something dark on it. */
export function pagesDrawn(): string {
  const pages = [...document.querySelectorAll<HTMLCanvasElement>('dialog canvas')];
  const drawn = pages.filter((page) => {
    const pixels = page.getContext('2d')?.getImageData(0, 0, page.width, page.height).data ?? [];
    return pixels.some((value, place) => place % 4 === 0 && value < 100 && pixels[place + 3] === 255);
  });
  return `${drawn.length} of ${pages.length}`;
}

/** Starts the first video of the page without its tone. Returns whether its time goes on. */
export function videoPlayed(): string {
  const video = document.querySelector('video');
  if (!video) return 'no video';
  video.muted = true;
  // A try that the next one interrupts is no failure.
  void video.play().catch(() => undefined);
  if (video.error) return video.error.message || `error ${video.error.code}`;
  return video.currentTime > 0.2 || video.ended ? 'plays' : 'waits';
}

/** Returns whether this browser, as it is, can do something that the app offers to phones. */
export function can(ability = ''): string {
  const abilities: Readonly<Record<string, boolean>> = {
    share: typeof navigator.share === 'function',
    touch: matchMedia('(pointer: coarse)').matches,
    // Safari on iPhones and iPads alone has the property.
    'install by hand': 'standalone' in navigator,
  };
  return abilities[ability] ? 'yes' : 'no';
}

/** Returns whether what follows the list of codes has arrived. */
export const phoneHasArrived = (): string =>
  performance.getEntriesByType('resource').some(({ name }) => /\/phone-[^/]+\.js$/.test(name)) ? 'yes' : 'no';

/** Takes the camera from the page, as on a computer without one. */
export function cameraIsGone(): string {
  const none = () => Promise.reject(new DOMException('There is no camera', 'NotFoundError'));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: none } });
  return '';
}

/** Gives the page a camera that sees the picture at an address, at 10 frames a second, a little turned. */
export function cameraSees(address = ''): string {
  const scene = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = scene.getContext('2d');
  const picture = Object.assign(new Image(), { src: address });
  const draw = () => {
    if (!pen) return;
    pen.resetTransform();
    pen.fillStyle = '#808080';
    pen.fillRect(0, 0, 640, 480);
    pen.translate(320, 240);
    pen.rotate(0.12);
    pen.drawImage(picture, -165, -165, 330, 330);
  };
  picture.addEventListener('load', () => setInterval(draw, 100));
  const getUserMedia = async () => scene.captureStream(10);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return '';
}
