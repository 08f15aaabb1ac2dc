import type { Json } from './json.ts';

/** JSON with the keys of every object in order, so that equal values are equal bytes whoever made them, in whatever order. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(',')}}`;
}

/** `Array.isArray` does not narrow readonly arrays. */
function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
