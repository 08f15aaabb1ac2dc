import { expect, it } from 'vitest';
import { preferredTag, primaryTag, smartDevice } from './visitor-traits.ts';

it.each([
  ['de-CH', 'de'],
  ['EN', 'en'],
  ['iw', 'he'],
  ['zh-Hant-TW', 'zh'],
  ['', ''],
  ['not a tag', ''],
])('the primary tag of %o is %o', (tag, primary) => expect(primaryTag(tag)).toBe(primary));

it.each([
  [undefined, ''],
  ['', ''],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['fr;q=0.9, de;q=0.9', 'fr'],
  ['*', ''],
  ['*, de;q=0.1', 'de'],
  ['de;q=0, fr;q=0.2', 'fr'],
  ['de;q=nonsense, fr', 'fr'],
  [`${'a'.repeat(600)},de`, ''],
])('Accept-Language %o prefers %o', (header, tag) => expect(preferredTag(header)).toBe(tag));

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'computer'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0', 10, 'computer'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0', 0, 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0)', 0, 'computer'],
  ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950)', 5, ''],
  ['', 0, ''],
])('%s with %i touch points is %o', (agent, touch, device) => expect(smartDevice(agent, touch)).toBe(device));
