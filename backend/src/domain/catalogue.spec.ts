import { describe, expect, it } from 'vitest';
import { CATEGORIES, DEFINITIONS, OWN_STREAMS } from './catalogue.ts';

const all = CATEGORIES.flatMap(({ events }) => events);

/** The storage format: a type that is missing here can no longer be read, one that is new here must be meant. */
const PERSONAL = {
  CodeNamed: ['name'],
  ContentSaved: ['content'],
  ImageAttached: ['image'],
  AccountRegistered: ['firstName', 'lastName', 'email'],
  NameChanged: ['firstName', 'lastName'],
  EmailChanged: ['email'],
};

describe('the catalogue of events', () => {
  it('has each type once', () => {
    expect(DEFINITIONS.size).toBe(all.length);
  });

  it('calls events by what happened', () => {
    for (const { type, summary, version } of all) {
      expect(type).toMatch(/^([A-Z][a-z]+)+$/);
      expect(summary).not.toBe('');
      expect(version).toBeGreaterThanOrEqual(1);
    }
  });

  it('seals exactly these fields', () => {
    const sealed = all.filter(({ personalFields }) => personalFields.length > 0);
    expect(Object.fromEntries(sealed.map(({ type, personalFields }) => [type, personalFields]))).toEqual(
      PERSONAL,
    );
  });

  it('gives no category the beginning of another category’s streams', () => {
    for (const prefix of OWN_STREAMS)
      expect(OWN_STREAMS.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  });

  it('leaves the name `sealed` to the log', () => {
    for (const { data } of all) expect(Object.keys(data.shape)).not.toContain('sealed');
  });
});
