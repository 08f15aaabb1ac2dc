import type { DatabaseSync } from 'node:sqlite';
import { number } from '../columns.ts';

/** Pages that move in one transaction: others write between two of them. */
const PAGES = 2_000;

/** Free pages that a file keeps for what is written next: 4 MB. */
const KEPT = 1_000;

/** Gives a part of the free pages back to the disk. Returns whether more are free. Does nothing to a file of before. */
export function giveBackSpace(db: DatabaseSync): boolean {
  const free = pragma(db, 'freelist_count');
  if (free <= KEPT || pragma(db, 'auto_vacuum') !== INCREMENTAL) return false;
  db.exec(`PRAGMA incremental_vacuum(${Math.min(PAGES, free - KEPT)})`);
  return free - PAGES > KEPT;
}

const INCREMENTAL = 2;

function pragma(db: DatabaseSync, name: 'freelist_count' | 'auto_vacuum'): number {
  const row = db.prepare(`PRAGMA ${name}`).get();
  return row === undefined ? 0 : number(row, name);
}
