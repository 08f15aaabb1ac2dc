import type { UpdateUserBody } from '@qlaim/backend/contract';
import type { z } from 'zod';

export type ProfileFields = z.output<typeof UpdateUserBody>;

/** Without passwords the body has only email, firstName and lastName (specification section 5). An empty name is left out. */
export function profileBody({
  email,
  firstName,
  lastName,
  password,
  newPassword,
}: ProfileFields): ProfileFields {
  const fields = { email, ...(firstName && { firstName }), ...(lastName && { lastName }) };
  return password && newPassword ? { ...fields, password, newPassword } : fields;
}
