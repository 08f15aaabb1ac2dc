import { useLocation } from 'react-router-dom';
import { z } from 'zod';

const GaveUp = z.object({ gaveUp: z.string() });

/** Goes along to /login where the guard gave up for want of an answer. */
export const gaveUpWith = (advice: string): z.infer<typeof GaveUp> => ({ gaveUp: advice });

/** What to do about the guard's giving up, where it did: then nobody is sent back to it, which would go round in circles. */
export function useGuardGaveUp(): string | undefined {
  return GaveUp.safeParse(useLocation().state).data?.gaveUp;
}
