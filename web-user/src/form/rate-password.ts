import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The work grows with the length, and no longer password is weaker. */
const RATED_CHARACTERS = 100;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, from 0 (within seconds) to 4. `personal`: words that a guesser of this person tries. */
export const ratePassword = (password: string, personal: readonly string[]): number =>
  zxcvbn.check(password.slice(0, RATED_CHARACTERS), [...personal]).score;
