import { useGetIdentity } from 'react-admin';

/** Returns whether the signed-in person reads and changes nothing: an auditor. The server refuses their changes. */
export const useReadOnly = (): boolean => useGetIdentity().identity?.['role'] === 'auditor';
