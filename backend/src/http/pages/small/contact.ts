/** Escapes a text value of RFC 2426. */
const text = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/**
 * Returns a vCard 3.0 (RFC 2426), the version that phones of all makes save. A comma before an extension makes them wait
 * before they dial it.
 * @param number in E.164, `+12133734253`
 */
export function contactCard(name: string, number: string, extension: string | undefined): string {
  const called = extension === undefined ? number : `${number},${extension}`;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${text(name)}`,
    `N:;${text(name)};;;`,
    `TEL;TYPE=VOICE:${text(called)}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}
