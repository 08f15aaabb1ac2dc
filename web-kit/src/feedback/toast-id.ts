import type { ToastAction, Tone } from './tone.ts';

/** Returns the id of a toast: a message that is still shown is not repeated. */
export const toastIdOf = (tone: Tone, message: string, action?: ToastAction): string =>
  `${tone}:${message}:${action?.of}`;

/** Returns whether a toast of this id tells of a failure. */
export const isFailure = (toastId: string): boolean => toastId.startsWith('danger:');
