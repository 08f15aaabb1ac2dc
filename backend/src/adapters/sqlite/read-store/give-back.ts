import type { DatabaseSync } from 'node:sqlite';
import { number } from '../columns.ts';

/** Pages that move in one transaction: others write between two of them. */
const PAGES = 2_000;

/** Free pages that a file keeps for what is written next: 4 MB, or a tenth of a small file. */
const KEPT = { pages: 1_000, share: 0.1 } as const;

/** Gives a part of the free pages back to the disk. Returns whether more are free. Does nothing to a file of before. */
export function giveBackSpace(db: DatabaseSync): boolean {
  const free = pragma(db, 'freelist_count');
  const used = pragma(db, 'page_count') - free;
  const kept = Math.min(KEPT.pages, Math.floor(used * KEPT.share));
  if (free <= kept || pragma(db, 'auto_vacuum') !== INCREMENTAL) return false;
  db.exec(`PRAGMA incremental_vacuum(${Math.min(PAGES, free - kept)})`);
  return free - PAGES > kept;
}

const INCREMENTAL = 2;

function pragma(db: DatabaseSync, name: 'freelist_count' | 'page_count' | 'auto_vacuum'): number {
  const row = db.prepare(`PRAGMA ${name}`).get();
  return row === undefined ? 0 : number(row, name);
}
