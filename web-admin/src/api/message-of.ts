import { ApiError } from '@qlaim/backend/contract';

/** Returns whether a call was refused because nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
