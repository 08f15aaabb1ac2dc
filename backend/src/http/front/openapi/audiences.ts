/** Who reads an OpenAPI document. `shop`: programs that call with an API key. */
export const AUDIENCES = ['all', 'shop'] as const;
export type Audience = (typeof AUDIENCES)[number];
