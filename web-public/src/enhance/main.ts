import { firstPicture } from './first-picture.ts';
import { unfoldForPrint } from './folded.ts';
import { enhanceGate } from './gate.ts';
import { enhanceYouTube } from './youtube.ts';

/**
 * Enhances a page that the server rendered, which is complete without. What costs more than a few lines loads when it is
 * used: the slider behind the first picture, the overlays with the first tap.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-gate]')) enhanceGate(form);
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-youtube]')) enhanceYouTube(link);
unfoldForPrint();
for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]'))
  void firstPicture(slider)
    .then(() => import('./slider.ts'))
    .then(({ enhanceSlider }) => enhanceSlider(slider));

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || opensElsewhere(event)) return;
  const picture = event.target.closest<HTMLAnchorElement>('a[data-enlarge]');
  const pdf = event.target.closest<HTMLAnchorElement>('a[data-pdf]');
  const link = picture ?? pdf;
  if (!link) return;
  event.preventDefault();
  const opened = picture
    ? import('./enlarge.ts').then(({ enlarge }) => enlarge(picture))
    : import('./pdf-viewer.ts').then(({ openPdf }) => openPdf(link));
  // Without the network the link still leads to the file.
  opened.catch(() => window.location.assign(link.href));
});

/** Returns whether a click asks for a new tab or a download, which the link does by itself. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
