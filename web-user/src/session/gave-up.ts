import { useLocation } from 'react-router-dom';
import { z } from 'zod';

const GaveUp = z.object({ gaveUp: z.string() });

/** Returns the navigation state for /login after the guard got no response. */
export const gaveUpWith = (advice: string): z.infer<typeof GaveUp> => ({ gaveUp: advice });

/**
 * Returns the guard's advice when it got no response. The login page then must not redirect back in circles.
 */
export function useGuardGaveUp(): string | undefined {
  return GaveUp.safeParse(useLocation().state).data?.gaveUp;
}
