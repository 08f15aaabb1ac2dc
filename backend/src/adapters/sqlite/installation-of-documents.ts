import { text } from './columns.ts';
import { glanceInto } from './glance.ts';
import { openDatabase } from './open.ts';
import { READ_MODELS } from './read-store/open.ts';

/** Returns the installation that a file of read models names, and changes nothing; undefined where it names none. */
export const installationOfDocuments = (file: string): string | undefined =>
  glanceInto(file, 'installation', (db) => {
    const row = db.prepare('SELECT id FROM installation').get();
    return row && text(row, 'id');
  });

/** Names the installation in a file of read models, which other connections may have open. */
export function nameInstallation(file: string, id: string): void {
  if (installationOfDocuments(file) === id) return;
  const db = openDatabase(file, READ_MODELS);
  try {
    db.exec(
      'CREATE TABLE IF NOT EXISTS installation (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL)',
    );
    db.prepare('INSERT OR REPLACE INTO installation (one, id) VALUES (1, ?)').run(id);
  } finally {
    db.close();
  }
}
