/** White modules on each side. Scanners need them. */
export const QUIET_ZONE = 4;
