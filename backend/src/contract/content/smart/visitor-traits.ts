import type { SmartDevice } from '../pick-destination.ts';

/**
 * Returns the primary tag of a language, such as `de` of `de-CH`; empty where it is none. The scan page runs this function's
 * own source, so it refers to nothing outside itself.
 */
export function primaryTag(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}

/**
 * Returns the kind of a device by its user agent. An iPad that calls itself a Mac is known by its touch points, which only the
 * browser tells. The scan page runs this function's own source, so it refers to nothing outside itself.
 */
export function smartDevice(userAgent: string, touchPoints: number): SmartDevice | '' {
  if (/Windows Phone/.test(userAgent)) return '';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'computer';
  return /Windows NT|Linux|CrOS|X11/.test(userAgent) ? 'computer' : '';
}

const LONGEST_HEADER = 512;

/** Returns the primary tag of the language that `Accept-Language` prefers: the highest weight, of equal ones the first. */
export function preferredTag(header: string | undefined): string {
  let best = { tag: '', weight: 0 };
  for (const part of (header ?? '').slice(0, LONGEST_HEADER).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const read = weight === undefined ? 1 : Number(weight);
    if (tag !== '*' && read > best.weight) best = { tag, weight: read };
  }
  return best.tag === '' ? '' : primaryTag(best.tag);
}
