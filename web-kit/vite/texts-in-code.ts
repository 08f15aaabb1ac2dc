import { parseAst } from 'vite';

/** Attributes whose text people read or hear. */
const SHOWN =
  /^(label|title|alt|help|placeholder|caption|heading|lead|action|summary|one|many|aria-(label|roledescription|valuetext)|.+Label)$/;

const HAS_LETTER = /\p{L}/u;
/** A sentence, or the beginning of one: two words, the first with a capital letter. */
const IS_SENTENCE = /^\s*\p{Lu}[\p{L}’']*[,:]? \p{L}/u;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the texts for people that stand in the code of a module, apart from those of errors that nobody sees. */
export function textsInCode(code: string, lang: 'ts' | 'tsx' = 'tsx'): readonly string[] {
  return textsIn(parseAst(code, { lang }));
}

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  if (value.type === 'ImportDeclaration' || isError(value)) return [];
  const own = ownText(value);
  return own === undefined ? Object.values(value).flatMap(textsIn) : [own];
}

function ownText(node: Node): string | undefined {
  if (node.type === 'JSXText') return textWith(HAS_LETTER, node['value']);
  if (node.type === 'TemplateElement' && isNode(node)) return textWith(IS_SENTENCE, cooked(node['value']));
  if (node.type === 'Literal') return textWith(IS_SENTENCE, node['value']);
  if (node.type !== 'JSXAttribute' || !isNode(node['name']) || !isNode(node['value'])) return undefined;
  const named = SHOWN.test(String(node['name']['name']));
  return named && node['value'].type === 'Literal' ? textWith(HAS_LETTER, node['value']['value']) : undefined;
}

const textWith = (pattern: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value.trim() : undefined;

const cooked = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined;

/** Messages of errors that the code makes, and those of classes of errors, are for its authors. */
function isError({ type, ...node }: Node): boolean {
  const callee = node['callee'];
  if (!isNode(callee)) return false;
  if (type === 'CallExpression') return callee.type === 'Super';
  return type === 'NewExpression' && /Error$/.test(String(callee['name']));
}
