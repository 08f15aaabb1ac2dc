import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { runTool, TOOLS } from './tools.ts';

/** Findings that stay, and why. */
const ACCEPTED: readonly { readonly message: RegExp; readonly reason: string }[] = [
  {
    message: /^CSS: “field-sizing”: Property “field-sizing” doesn't exist/,
    reason: 'The checker does not know this property yet (CSS Basic User Interface 4).',
  },
  {
    message: /^CSS: “mask”: Too many values or values are not recognized/,
    reason: 'The checker does not know the size in the shorthand (CSS Masking 1): `50%/contain`.',
  },
];

const Findings = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Returns the errors of the Nu HTML checker in pages, each with the page's name. One Java process reads all. */
export async function faultsOfPages(
  folder: string,
  pages: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const names = Object.keys(pages);
  for (const [index, name] of names.entries())
    await writeFile(join(folder, `${index}.html`), pages[name] ?? '');
  const args = [
    '-jar',
    TOOLS.vnu,
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--errors-only',
    folder,
  ];
  const { code, stdout, stderr } = await runTool('java', args, folder);
  if (code !== 0 || stderr !== '') throw new Error(`the checker ended with ${code}: ${stderr}`);
  return Findings.parse(JSON.parse(stdout))
    .messages.filter(({ message }) => !ACCEPTED.some((each) => each.message.test(message)))
    .map(({ url, message, extract }) => {
      const name = names[Number(/(\d+)\.html$/.exec(url ?? '')?.[1])];
      return `${name}: ${message} ${extract?.slice(0, 200) ?? ''}`;
    });
}
