import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Setting } from './describe-engines.ts';
import type { Visitor } from './visitor.ts';

const FOLDER = resolve(import.meta.dirname, '../../test-results/browsers');
const MOST_SCREENS = 4;
/** Movements and fades have ended by then. */
const SETTLED_MS = 700;

/** Keeps pictures of a page, screen by screen, for whoever looks at them. */
export async function shoot(visitor: Visitor, { engine, width }: Setting, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await visitor.tab.read(toTheTop);
  await sleep(SETTLED_MS);
  for (let screen = 1; screen <= MOST_SCREENS; screen += 1) {
    const file = `${name}-${width}-${engine.toLowerCase()}-${screen}.png`;
    await writeFile(join(FOLDER, file), await visitor.tab.picture());
    if ((await visitor.tab.read(downAScreen)) === 'at the end') break;
  }
}

function toTheTop(): string {
  scrollTo({ top: 0, behavior: 'instant' });
  return '';
}

function downAScreen(): string {
  if (document.querySelector('dialog[open]')) return 'at the end';
  const before = scrollY;
  scrollBy({ top: innerHeight - 40, behavior: 'instant' });
  return scrollY === before ? 'at the end' : 'further down';
}
