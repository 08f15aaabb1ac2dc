import 'swiper/css';
import 'swiper/css/zoom';
import { Swiper } from 'swiper';
import { A11y, Keyboard, Zoom } from 'swiper/modules';
import { openOverlay } from './overlay.ts';
import { writePlace } from './place.ts';

const MAX_ZOOM = 4;

/**
 * Shows a picture large, over the page, with the others of the page beside it. Swipe, arrow keys and the steps go from one
 * to the next; pinch, double tap, the keys + and - and the button zoom.
 */
export async function enlarge(opened: HTMLAnchorElement): Promise<void> {
  const group = opened.closest('[data-pictures]') ?? document.body;
  const links = [...group.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  const keys = new AbortController();
  const { dialog, body } = await openOverlay('pictures', () => {
    keys.abort();
    slider.destroy();
  });
  const list = body.querySelector<HTMLElement>('.swiper');
  const wrapper = body.querySelector<HTMLElement>('.swiper-wrapper');
  if (!list || !wrapper) throw new Error('The overlay has no place for pictures');
  wrapper.append(...links.map(slideOf));
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slider = new Swiper(list, {
    modules: [A11y, Keyboard, Zoom],
    initialSlide: links.indexOf(opened),
    speed: calm ? 0 : 300,
    zoom: { maxRatio: MAX_ZOOM },
    keyboard: { enabled: true },
    a11y: { containerRole: null, slideRole: 'group', slideLabelMessage: '' },
  });
  addSteps(dialog, slider);
  addCaptions(dialog, slider, links);
  addZoom(dialog, slider, keys.signal);
}

/** The small picture, which is there already, is shown until the large one is. */
function slideOf(link: HTMLAnchorElement): HTMLElement {
  const slide = document.createElement('div');
  slide.className = 'swiper-slide';
  const frame = document.createElement('div');
  frame.className = 'swiper-zoom-container';
  const picture = document.createElement('img');
  const small = link.querySelector('img');
  picture.src = link.href;
  picture.alt = small?.alt ?? '';
  if (small?.complete) {
    picture.width = small.naturalWidth;
    picture.height = small.naturalHeight;
    picture.style.backgroundImage = `url("${small.currentSrc}")`;
  } else picture.loading = 'lazy';
  picture.addEventListener('load', () => {
    picture.removeAttribute('width');
    picture.removeAttribute('height');
    picture.style.backgroundImage = '';
  });
  frame.append(picture);
  slide.append(frame);
  return slide;
}

function addSteps(dialog: HTMLElement, slider: Swiper): void {
  const steps = [...dialog.querySelectorAll<HTMLButtonElement>('[data-go]')];
  const place = dialog.querySelector<HTMLElement>('[data-count]');
  const total = slider.slides.length;
  const show = () => {
    if (total > 1) writePlace(place, slider.activeIndex, total);
    // A disabled button would lose the focus.
    for (const step of steps)
      step.ariaDisabled = String(step.dataset['go'] === '1' ? slider.isEnd : slider.isBeginning);
  };
  for (const step of steps) {
    step.hidden = total < 2;
    step.addEventListener('click', () =>
      step.dataset['go'] === '1' ? slider.slideNext() : slider.slidePrev(),
    );
  }
  slider.on('slideChange', show);
  show();
}

/** Shows the caption of the picture that is seen, where it has one. */
function addCaptions(dialog: HTMLElement, slider: Swiper, links: readonly HTMLAnchorElement[]): void {
  const words = dialog.querySelector<HTMLElement>('[data-words]');
  if (!words) return;
  const show = () => {
    const caption = links[slider.activeIndex]?.dataset['caption'] ?? '';
    words.textContent = caption;
    words.hidden = caption === '';
  };
  slider.on('slideChange', show);
  show();
}

function addZoom(dialog: HTMLElement, slider: Swiper, signal: AbortSignal): void {
  const button = dialog.querySelector<HTMLButtonElement>('[data-zoom]');
  slider.on('zoomChange', (_slider, scale) => {
    if (button) button.ariaPressed = String(scale > 1);
  });
  button?.addEventListener('click', () => (slider.zoom.scale > 1 ? slider.zoom.out() : slider.zoom.in()));
  // After a touch, the keys go to the document.
  const zoom = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') slider.zoom.in();
    if (key === '-' || key === '0') slider.zoom.out();
  };
  document.addEventListener('keydown', zoom, { signal });
}
