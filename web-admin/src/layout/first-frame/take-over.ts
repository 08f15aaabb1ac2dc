import './first-frame.css';
import { PAGE_IDS } from '@qlaim/backend/contract';

/** What the console shows in place of the first frame: a page, a fault, or a question. */
const SHOWN = 'h1, [role=alert], dialog';

/** Removes the frame that the server sent, once the console shows something in its place. */
export function takeOver(root: Element): void {
  const frame = document.getElementById(PAGE_IDS.frame);
  if (frame === null) return;
  const observer = new MutationObserver(() => {
    if (root.querySelector(SHOWN) === null) return;
    observer.disconnect();
    frame.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
