/** Loads the library with the first passkey: its certificates take memory that a process without one spares. */
export const webAuthn = () => import('@simplewebauthn/server');
