/** Static calls of the language and the browser that the oldest browsers of decision 63 lack. */
export const LATER_CALLS = [
  ['URL', 'parse'],
  ['URL', 'canParse'],
  ['Promise', 'try'],
  ['Promise', 'withResolvers'],
  ['AbortSignal', 'any'],
  ['Object', 'groupBy'],
  ['Map', 'groupBy'],
  ['Array', 'fromAsync'],
  ['Iterator', 'from'],
  ['Uint8Array', 'fromBase64'],
  ['Intl', 'DurationFormat'],
  ['RegExp', 'escape'],
  ['Math', 'sumPrecise'],
  ['Error', 'isError'],
] as const;

/** Methods that they lack, whose names nothing else has. */
export const LATER_METHODS = [
  'isWellFormed',
  'toWellFormed',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
  'getOrInsert',
  'getOrInsertComputed',
] as const;
