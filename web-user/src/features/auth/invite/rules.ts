import { zodResolver } from '@hookform/resolvers/zod';
import { RegisterBody } from '@qlaim/backend/contract';

/** The rules of a sign-up. The invitation has the e-mail. */
export const joinRules = zodResolver(RegisterBody.omit({ email: true, link: true }));
