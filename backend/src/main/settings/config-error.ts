/** An invalid setting. The message names the variable and says what it must be. */
export class ConfigError extends Error {}
