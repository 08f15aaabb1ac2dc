import { defineAggregate, defineCategory } from '../aggregate.ts';
import { decideApiKey } from './decide.ts';
import { apiKeyEvents } from './events.ts';
import { absentApiKey, evolveApiKey } from './state.ts';

/** A key with which programs call the API. Its id names the stream, and is a part of the key. */
export const API_KEY = defineAggregate(
  defineCategory({ name: 'api-key', prefix: 'api-key-', key: 'id of the key' }, apiKeyEvents),
  {
    initial: absentApiKey,
    evolve: evolveApiKey,
    decide: decideApiKey,
    // Every call with a key loads it.
    mayRemember: ({ status }) => status !== 'absent',
  },
);
