/** `user` owns codes. The others work for the shop. */
export const ROLES = ['user', 'admin', 'manager', 'support', 'printer', 'auditor'] as const;
