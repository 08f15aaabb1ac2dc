import { describe, expect, it } from 'vitest';
import { OWN_STREAMS } from '../../domain/catalogue.ts';
import { filterOf, isWanted } from './filter.ts';

describe('a filter in the server', () => {
  const options = { filterOn: 'streamName', checkpointInterval: 1, maxSearchWindow: 100 };

  it('passes the requested prefixes, by default the product’s own streams', () => {
    expect(filterOf(['code-', 'scans-'], () => undefined)).toMatchObject({
      ...options,
      prefixes: ['code-', 'scans-'],
    });
    expect(filterOf(undefined, () => undefined)).toMatchObject({ ...options, prefixes: OWN_STREAMS });
  });

  it('never passes system events, and nothing for no prefixes', () => {
    expect(filterOf([''], () => undefined)).toMatchObject({ ...options, regex: '^[^$]' });
    expect(filterOf([], () => undefined)).toMatchObject({ ...options, regex: '(?!)' });
    for (const prefix of OWN_STREAMS) expect(prefix).toMatch(/^[^$]/);
  });

  it('is applied again here, character by character', () => {
    const event = { streamId: 'code-1', type: 'CodeClaimed' };
    expect(isWanted(event)).toBe(true);
    expect(isWanted(event, ['Code-'])).toBe(false);
    expect(isWanted(event, [''])).toBe(true);
    expect(isWanted({ ...event, type: '$streamDeleted' })).toBe(false);
  });
});
