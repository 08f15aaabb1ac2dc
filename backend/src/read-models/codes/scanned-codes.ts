import type { Condition, IntegerOf, ReadStore } from '../../ports/read-store.ts';
import { CODES } from './document.ts';
import { conditions } from './filters.ts';

/** Codes that are in memory together: few enough that what is made of them dies young. */
const PAGE = 2_000;

/**
 * How often each code was scanned that was, the most often first, in pages. A page begins behind the last code of the one before: engines
 * would count what they skip.
 */
export async function* scannedCodes(store: ReadStore, limit = PAGE): AsyncGenerator<readonly IntegerOf[]> {
  const counts = (conditionsOn: readonly Condition[], sort: readonly string[]) =>
    store.integers(CODES.name, 'scanCount', { where: [...conditions({}), ...conditionsOn], sort, limit });
  let fewer: { readonly to?: number } = {};
  for (;;) {
    const page = await counts([{ field: 'scanCount', from: 1, ...fewer }], ['-scanCount']);
    yield page;
    let last = page.length < limit ? undefined : page.at(-1);
    const count = last?.[1];
    if (count === undefined || count === null) return;
    while (last) {
      const asOften = await counts(
        [
          { field: 'scanCount', is: count },
          { field: 'id', to: last[0] },
        ],
        ['-id'],
      );
      yield asOften;
      last = asOften.length < limit ? undefined : asOften.at(-1);
    }
    fewer = { to: count };
  }
}
