import { describe, expect, it } from 'vitest';
import { contactCard } from './contact.ts';

describe('a contact card', () => {
  it('has a name and a number, in lines that end as RFC 2426 says', () => {
    expect(contactCard('House keys', '+12133734253', undefined).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:House keys',
      'N:;House keys;;;',
      'TEL;TYPE=VOICE:+12133734253',
      'END:VCARD',
      '',
    ]);
  });

  it('keeps a name from adding fields', () => {
    const card = contactCard('Keys; a,b\\\r\nEMAIL:x@example.com', '+1', '12');
    expect(card).toContain('FN:Keys\\; a\\,b\\\\\\nEMAIL:x@example.com\r\n');
    expect(card).toContain('TEL;TYPE=VOICE:+1\\,12\r\n');
    expect(card.split('\r\n')).toHaveLength(7);
  });
});
