/** A call by the object that has it, and its name. `globalThis` has those that no other object has. */
export type Call = readonly [owner: string, name: string];

/** Calls of the language and the browser that the oldest browsers of decision 63 lack. */
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
] as const satisfies readonly Call[];

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

/** Calls that iOS 15.0 or Chrome 90 lack beside. The sign-in supports both. */
export const CALLS_AFTER_IOS_15 = [
  ['Object', 'hasOwn'],
  ['crypto', 'randomUUID'],
  ['AbortSignal', 'abort'],
  ['AbortSignal', 'timeout'],
  ['Response', 'json'],
  ['Intl', 'supportedValuesOf'],
  ['globalThis', 'structuredClone'],
  ['globalThis', 'reportError'],
  ['globalThis', 'BroadcastChannel'],
] as const satisfies readonly Call[];

/** Methods of the language that iOS 15.0 or Chrome 90 lack beside, by the class that has them. */
export const METHODS_AFTER_IOS_15 = [
  ['Array', 'at'],
  ['Array', 'findLast'],
  ['Array', 'findLastIndex'],
  ['Array', 'toReversed'],
  ['Array', 'toSorted'],
  ['Array', 'toSpliced'],
  ['Array', 'with'],
  ['String', 'at'],
] as const satisfies readonly Call[];

/** Those of the browser. Our calls of them have another way, which only a journey can see. */
export const BROWSER_METHODS_AFTER_IOS_15 = [
  ['AbortSignal', 'throwIfAborted'],
  ['Crypto', 'randomUUID'],
  ['Element', 'checkVisibility'],
  ['HTMLDialogElement', 'showModal'],
  ['HTMLDialogElement', 'close'],
  ['HTMLElement', 'showPopover'],
  ['HTMLElement', 'hidePopover'],
  ['HTMLElement', 'togglePopover'],
  ['HTMLFormElement', 'requestSubmit'],
  ['HTMLInputElement', 'showPicker'],
] as const satisfies readonly Call[];
