import { describe, expect, it } from 'vitest';
import { PRIVACY_TOPICS } from '../../contract/legal/privacy-topic.ts';
import { DEFINITIONS } from '../catalogue.ts';
import { EVENT_TOPICS, eventsOfTopic } from './event-topics.ts';

/** Fields of events whose values are ids of people. */
const IDS = /^(person|userId|owner|by|from|to|inviter|sharedBy|requestedBy|maker|holder)$/;
/** Fields with such a name that hold a number. */
const NUMBERS = ['BulkCodesHandled'];

const topics = new Map<string, string | null>(Object.entries(EVENT_TOPICS));

describe('the events of the privacy notice', () => {
  it('are those of the catalogue', () => {
    expect([...topics.keys()].sort()).toEqual([...DEFINITIONS.keys()].sort());
  });

  it('include each that has a personal field, or the id of a person', () => {
    const naming = [...DEFINITIONS.values()].filter(
      ({ type, data, personalFields }) =>
        personalFields.length > 0 ||
        (!NUMBERS.includes(type) && Object.keys(data.shape).some((field) => IDS.test(field))),
    );
    expect(naming.length).toBeGreaterThan(30);
    expect(naming.filter(({ type }) => !topics.get(type)).map(({ type }) => type)).toEqual([]);
  });

  it.each(PRIVACY_TOPICS)('has something to say of %s', (topic) => {
    expect(eventsOfTopic(topic).length).toBeGreaterThan(0);
  });
});
