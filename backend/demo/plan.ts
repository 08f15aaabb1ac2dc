import { DAY_MS, HOUR_MS, MINUTE_MS } from './context.ts';
import { PEOPLE } from './people.ts';
import type { SeededRandom } from './random.ts';
import { FIRST_ROUND, STORIES } from './stories/index.ts';
import type { Story } from './stories/story.ts';

/** Codes that are generated together. `at` in milliseconds since 1970, as all times of a plan. */
export interface PlannedBatch {
  readonly at: number;
  readonly codes: readonly PlannedCode[];
}

export interface PlannedCode {
  /** The place among all codes. */
  readonly index: number;
  readonly approvedAt: number | null;
  readonly restricted: boolean;
  readonly disabledAt: number | null;
  readonly claim: PlannedClaim | null;
}

export interface PlannedClaim {
  /** The place of the owner among the people. */
  readonly person: number;
  readonly at: number;
  readonly story: Story;
  /** When each version of the story is saved. */
  readonly savedAt: readonly number[];
}

/** How long ago the batches were generated, in days, and their shares of the codes. */
const BATCHES = [
  { days: 89, share: 0.3 },
  { days: 70, share: 0.25 },
  { days: 48, share: 0.2 },
  { days: 26, share: 0.15 },
  { days: 8, share: 0.1 },
];

/** The fates of codes that nobody has claimed, in turn. */
const FATES = [
  'free',
  'new',
  'free',
  'disabled',
  'free',
  'restricted',
  'free',
  'new',
  'free',
  'free',
] as const;

const CLAIMED_SHARE = 0.2;
const FEWEST_CLAIMED = FIRST_ROUND + 1;
/** The youngest codes are not claimed yet. */
const CLAIMABLE_SHARE = 0.9;

/** Plans what happens to every code before `now`, in milliseconds since 1970. */
export function planCodes(random: SeededRandom, amount: number, now: number): readonly PlannedBatch[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const claimed = Math.min(STORIES.length, Math.max(FEWEST_CLAIMED, Math.round(amount * CLAIMED_SHARE)));
  const stories = new Map(
    STORIES.slice(0, claimed).map((story, place) => [
      Math.floor((place * amount * CLAIMABLE_SHARE) / claimed),
      { story, place },
    ]),
  );
  let first = 0;
  let share = 0;
  return BATCHES.map((batch) => {
    const at = today - batch.days * DAY_MS + 9 * HOUR_MS;
    share += batch.share;
    const end = Math.round(amount * share);
    const codes = Array.from({ length: end - first }, (_, offset) => {
      const index = first + offset;
      const told = stories.get(index);
      const approvedAt = at + DAY_MS + index * 1000;
      return told
        ? claimedCode(random, { ...told, index, approvedAt, today })
        : unclaimedCode(index, approvedAt);
    });
    first = end;
    return { at, codes };
  });
}

function unclaimedCode(index: number, approvedAt: number): PlannedCode {
  const fate = FATES[index % FATES.length];
  return {
    index,
    approvedAt: fate === 'new' ? null : approvedAt,
    restricted: fate === 'restricted',
    disabledAt: fate === 'disabled' ? approvedAt + DAY_MS : null,
    claim: null,
  };
}

interface Told {
  readonly story: Story;
  readonly place: number;
  readonly index: number;
  readonly approvedAt: number;
  readonly today: number;
}

/** One claimed code in so many is disabled, none that the operator is told to try. */
const DISABLED_EVERY = 13;

function claimedCode(random: SeededRandom, { story, place, index, approvedAt, today }: Told): PlannedCode {
  const person = ownerOf(random, story, place);
  const verifiedAt = today - (PEOPLE[person]?.days ?? 0) * DAY_MS + DAY_MS;
  const end = today - 2 * DAY_MS;
  const at = Math.round(random.between(Math.max(approvedAt + HOUR_MS, verifiedAt), end - DAY_MS));
  const between = (end - at) / Math.max(1, story.versions.length);
  const savedAt = story.versions.map((_, version) => Math.round(at + 20 * MINUTE_MS + version * between));
  const disabledAt = place % DISABLED_EVERY === DISABLED_EVERY - 1 ? end + DAY_MS : null;
  return { index, approvedAt, restricted: false, disabledAt, claim: { person, at, story, savedAt } };
}

/** The first person has every type of content, and the protected page. */
function ownerOf(random: SeededRandom, { versions }: Story, place: number): number {
  const drawn = random.weighted(PEOPLE.map(({ share }) => share));
  const isProtected = versions.some((draft) => draft?.type === 'memories' && draft.secureCode !== undefined);
  return place < FIRST_ROUND || isProtected ? 0 : drawn;
}
