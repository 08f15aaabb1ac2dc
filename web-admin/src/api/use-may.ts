import { may, type Permission, Role } from '@qlaim/backend/contract';
import { useGetIdentity } from 'react-admin';

/** Returns the role of the signed-in person; undefined until it is read. */
export const useRole = (): Role | undefined => Role.safeParse(useGetIdentity().identity?.['role']).data;

/** Returns what tells whether the signed-in person has a permission. The server refuses what they may not do. */
export function useMay(): (permission: Permission) => boolean {
  const role = useRole();
  return (permission) => role !== undefined && may(role, permission);
}
