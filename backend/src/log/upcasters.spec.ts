import { describe, expect, it } from 'vitest';
import { ERASED } from '../domain/event.ts';
import { openFixture } from '../testing/fixture.ts';
import { EventCodec } from './codec.ts';
import { type Upcasters, upcast } from './upcasters.ts';

const UPCASTERS: Upcasters = {
  Renamed: [
    ({ title, ...data }) => ({ ...data, name: title }),
    (data) => ({ ...data, length: String(data['name']).length }),
  ],
};

describe('upcasting', () => {
  it.each([
    [1, { title: 'Rosa' }],
    [2, { name: 'Rosa' }],
    [3, { name: 'Rosa', length: 4 }],
  ])('reads version %i as the latest', (version, data) => {
    expect(upcast(UPCASTERS, 'Renamed', data, version, 3)).toEqual({ name: 'Rosa', length: 4 });
  });

  it('refuses an event that is newer than the program', () => {
    expect(() => upcast(UPCASTERS, 'Renamed', {}, 4, 3)).toThrow('A newer version of the product wrote it');
  });

  it('refuses a version that no upcaster converts', () => {
    expect(() => upcast({}, 'Renamed', {}, 1, 2)).toThrow("can't be read");
  });
});

describe('the codec', () => {
  const meta = {
    id: '6c2f0d34-0000-4000-8000-000000000001',
    at: '2026-11-21T10:00:00.000Z',
    actor: { kind: 'system', id: null },
  } as const;

  it('seals personal fields and opens them again', async () => {
    const fixture = await openFixture();
    const codec = new EventCodec(fixture.keys);
    const event = { type: 'CodeNamed', data: { person: 'p1', name: 'Bench' } };
    const encoded = await codec.encode({ ...event, ...meta });
    expect(Object.keys(encoded.data)).toEqual(['person', 'sealed']);
    const recorded = { ...encoded, stream: 'code-X', revision: 0 };
    expect(await codec.decode(recorded)).toMatchObject(event);
    await fixture.keys.erase('p1');
    expect(await codec.decode(recorded)).toMatchObject({ data: { person: 'p1', name: ERASED } });
    await fixture.close();
  });

  it('refuses data that does not fit the schema, and unknown events', async () => {
    const fixture = await openFixture();
    const codec = new EventCodec(fixture.keys);
    await expect(codec.encode({ type: 'CodeClaimed', data: {}, ...meta })).rejects.toThrow();
    await expect(codec.encode({ type: 'CodeEaten', data: {}, ...meta })).rejects.toThrow(
      'No event is called',
    );
    await fixture.close();
  });

  it('does not open a field that was sealed for another person', async () => {
    const fixture = await openFixture();
    const codec = new EventCodec(fixture.keys);
    const encoded = await codec.encode({
      type: 'CodeNamed',
      data: { person: 'p1', name: 'Bench' },
      ...meta,
    });
    await fixture.keys.findOrCreate('p2');
    const moved = { ...encoded, data: { ...encoded.data, person: 'p2' }, stream: 'code-X', revision: 0 };
    await expect(async () => codec.decode(moved)).rejects.toThrow();
    await fixture.close();
  });
});
