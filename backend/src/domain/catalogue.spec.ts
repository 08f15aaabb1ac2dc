import { describe, expect, it } from 'vitest';
import { CATALOGUE, DEFINITIONS } from './catalogue.ts';
import type { EventDefinition } from './event.ts';

const all: readonly EventDefinition[] = Object.values(CATALOGUE).flat();

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

  it('leaves the name `sealed` to the log', () => {
    for (const { data } of all) expect(Object.keys(data.shape)).not.toContain('sealed');
  });
});
