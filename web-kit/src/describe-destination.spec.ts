import { expect, it } from 'vitest';
import { type Destination, describeDestination } from './describe-destination.ts';

const cases: [Destination, string][] = [
  [{ infoType: 'link', link: 'https://youtu.be/dQw4w9WgXcQ' }, 'Opens youtu.be/dQw4w9WgXcQ'],
  [{ infoType: 'link', link: 'http://www.shop.example/menu/' }, 'Opens shop.example/menu'],
  [{ infoType: 'link', link: 'shop.example' }, 'Opens shop.example'],
  [{ infoType: 'link', link: 'https://shop.example?a=1&b=2&c=3&d=4' }, 'Opens shop.example?a=1&b=2&c=3&d=4'],
  [{ infoType: 'link', link: 'https://p\u0430ypal.com/a' }, 'Opens xn--pypal-4ve.com/a'],
  [{ infoType: 'link', link: '' }, 'Opens a link'],
  [{ infoType: 'phoneNumber', phoneNumber: '+1 213 373 4253' }, 'Calls +1 213 373 4253'],
  [{ infoType: 'phoneNumber', phoneNumber: null }, 'Calls a number'],
  [{ infoType: 'memories', title: 'In memory of Rosa' }, 'Page: In memory of Rosa'],
  [{ infoType: 'memories' }, 'Shows a page'],
  [{ infoType: 'pdf', link: 'https://files.example/a.pdf' }, 'Opens a PDF'],
  [{ infoType: 'image' }, 'Shows images and videos'],
  [{ infoType: 'images' }, 'Shows images and videos'],
  [{ infoType: 'smartQR' }, 'Opens a link that depends on the time of day'],
  [{ infoType: null }, 'Leads nowhere yet'],
  [{}, 'Leads nowhere yet'],
];

it.each(cases)('describes %j as %o', (destination, words) => {
  expect(describeDestination(destination)).toBe(words);
});
