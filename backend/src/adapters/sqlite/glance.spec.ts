import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { glanceInto } from './glance.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qlaim-glance-'));
  file = join(folder, 'part.db');
  const db = new DatabaseSync(file);
  db.exec('CREATE TABLE events (id INTEGER); INSERT INTO events VALUES (7)');
  db.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const glance = () => glanceInto(file, 'events', (db) => db.prepare('SELECT id FROM events').get());

it('reads a file', () => {
  expect(glance()).toEqual({ id: 7 });
});

it('finds nothing in a file without the table, and none where there is no file', () => {
  expect(glanceInto(file, 'records', () => true)).toBeUndefined();
  expect(glanceInto(`${file}.other`, 'events', () => true)).toBeUndefined();
});

const HOLDER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(workerData);
  db.exec('BEGIN EXCLUSIVE');
  parentPort.postMessage('held');
  setTimeout(() => { db.exec('COMMIT'); db.close(); }, 300);`;

it('waits while another connection locks the file, as a recovery after a crash does', async () => {
  const holder = new Worker(HOLDER, { eval: true, workerData: file });
  await once(holder, 'message');
  const opened = new DatabaseSync(`${file}-wal`);
  opened.close();
  expect(glance()).toEqual({ id: 7 });
  await once(holder, 'exit');
});
