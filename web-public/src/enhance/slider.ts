import 'swiper/css';
import { Swiper } from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';
import { writePlace } from './place.ts';
import { showState } from './states.ts';

/** The space between slides, as in the style sheet, in pixels. */
const GAP = 12;
const DELAY_MS = 5000;

/** Makes a slider of a scrolling list. It plays by itself only where the page says so, and never under reduced motion. */
export function enhanceSlider(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.swiper');
  if (!list) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const plays = root.dataset['slider'] === 'autoplay';
  // The style of a slider comes first, so that no frame shows half of both.
  root.classList.add('qp-sliding');
  const slider = new Swiper(list, {
    modules: [A11y, Autoplay],
    slidesPerView: 'auto',
    slidesOffsetAfter: roomBeside(list),
    spaceBetween: GAP,
    rewind: true,
    speed: calm.matches ? 0 : 400,
    a11y: { containerRole: null, slideRole: 'listitem', slideLabelMessage: '' },
    autoplay: { enabled: false, delay: DELAY_MS, disableOnInteraction: true, pauseOnMouseEnter: true },
  });
  slider.on('beforeResize', () => {
    slider.params.slidesOffsetAfter = roomBeside(list);
  });
  const count = root.querySelector<HTMLElement>('[data-count]');
  slider.on('slideChange', () => writePlace(count, slider.activeIndex, slider.slides.length));
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-go]')) {
    button.addEventListener('click', () => {
      slider.autoplay.stop();
      if (button.dataset['go'] === '1') slider.slideNext();
      else slider.slidePrev();
    });
  }
  addArrowKeys(slider);
  slider.on('slideChange', () => {
    for (const video of list.querySelectorAll('video')) video.pause();
  });
  if (plays) addPause(root, slider, calm);
  const bar = root.querySelector<HTMLElement>('.qp-bar');
  if (bar) bar.hidden = false;
}

/**
 * Returns the room on both sides of a slide, in pixels, so that the last slide can go to the middle too. The first one is there
 * by the padding of the list, which stays as it is without script: nothing moves when the slider begins.
 */
function roomBeside(list: HTMLElement): number {
  const slide = list.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0;
  // Less than a pixel more, because Swiper leaves out a last place that rounding puts behind the end.
  return Math.floor(list.clientWidth - slide) + 1;
}

/** Shows the button that stops and starts the slider, and stops it while a picture has the focus. */
function addPause(root: HTMLElement, slider: Swiper, calm: MediaQueryList): void {
  const button = root.querySelector<HTMLButtonElement>('[data-pause]');
  if (!button) return;
  const name = () => showState(button, slider.autoplay.running ? 'playing' : 'paused');
  slider.on('autoplayStart', name);
  slider.on('autoplayStop', name);
  button.addEventListener('click', () => {
    if (slider.autoplay.running) slider.autoplay.stop();
    else slider.autoplay.start();
  });
  slider.wrapperEl.addEventListener('focusin', () => slider.autoplay.stop());
  calm.addEventListener('change', () => calm.matches && slider.autoplay.stop());
  if (!calm.matches) slider.autoplay.start();
  name();
}

/** Arrow keys go from slide to slide while one has the focus, which goes along. Elsewhere on the page they scroll. */
function addArrowKeys(slider: Swiper): void {
  slider.wrapperEl.addEventListener('keydown', (event) => {
    const right = slider.rtl ? -1 : 1;
    const step = { ArrowRight: right, ArrowLeft: -right }[event.key];
    if (step === undefined || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    const next = slider.slides[slider.activeIndex + step];
    next?.querySelector<HTMLElement>('a, video')?.focus({ preventScroll: true });
    slider.slideTo(slider.activeIndex + step);
  });
}
