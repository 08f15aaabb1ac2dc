import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, ERASED, Person, personal } from './event.ts';

describe('an event with personal fields', () => {
  it('lists them', () => {
    const { personalFields } = defineEvent(
      'ThingNamed',
      'A thing got a name',
      z.object({ person: Person, name: personal(z.string()), size: z.int() }),
    );
    expect(personalFields).toEqual(['name']);
  });

  it('must name their person', () => {
    const withoutPerson = z.object({ name: personal(z.string()) });
    expect(() => defineEvent('ThingNamed', 'A thing got a name', withoutPerson)).toThrow(
      'ThingNamed has personal fields but no person',
    );
  });

  it.each([
    ['optional', personal(z.string()).optional()],
    ['nullable', personal(z.string()).nullable()],
    ['both', personal(z.string()).nullable().optional()],
    ['described', personal(z.string()).describe('What people call it')],
    ['refined', personal(z.string()).refine((name) => name !== 'nobody')],
  ])('recognises a personal field that is %s', (_how, name) => {
    expect(defineEvent('ThingNamed', '', z.object({ person: Person, name })).personalFields).toEqual([
      'name',
    ]);
  });

  it('accepts [erased] in their place, for any type', () => {
    const { data } = defineEvent(
      'ThingMeasured',
      'A thing has a size',
      z.object({ person: Person, size: personal(z.int()) }),
    );
    expect(data.parse({ person: 'ada', size: 3 })).toEqual({ person: 'ada', size: 3 });
    expect(data.parse({ person: 'ada', size: ERASED })).toEqual({ person: 'ada', size: ERASED });
    expect(data.safeParse({ person: 'ada', size: 'large' }).success).toBe(false);
  });

  it('refuses an empty person', () => {
    expect(Person.safeParse('').success).toBe(false);
  });
});

describe('an event without personal fields', () => {
  it('needs no person', () => {
    expect(defineEvent('ThingMade', 'A thing was made', z.object({})).personalFields).toEqual([]);
  });
  it('has version 1 unless a version is given', () => {
    expect(defineEvent('ThingMade', 'A thing was made', z.object({})).version).toBe(1);
    expect(defineEvent('ThingMade', 'A thing was made', z.object({}), 2).version).toBe(2);
  });
});
