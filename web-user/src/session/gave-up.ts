import { causeOf, type FailedCall, isFailedCall } from '@qlaim/web-kit/failures';
import { useLocation } from 'react-router-dom';

/** Returns the navigation state for /login after the guard got no usable response. Undefined after a refusal. */
export function gaveUpWith(error: unknown): { gaveUp: FailedCall } | undefined {
  if (causeOf(error) === 'refused') return undefined;
  const { status, retryAfter } = isFailedCall(error) ? error : { status: 500 };
  return { gaveUp: { status, retryAfter } };
}

/**
 * Returns the failure after which the guard gave up. The login page then must not redirect back in circles.
 */
export function useGuardGaveUp(): FailedCall | undefined {
  const state: unknown = useLocation().state;
  const gaveUp = typeof state === 'object' && state !== null && 'gaveUp' in state ? state.gaveUp : undefined;
  return isFailedCall(gaveUp) ? gaveUp : undefined;
}
