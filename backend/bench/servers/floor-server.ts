import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { listen, RESPONSE_HEADERS } from '../response.ts';

/**
 * Measures what durability alone costs. It appends the scans of one turn of the event loop to a file, syncs the file,
 * and then responds. Usage: `node floor-server.ts <file>`.
 */
const file = openSync(process.argv[2] ?? '', 'a');
let lines = '';
let waiting: ServerResponse[] = [];

function flush(): void {
  const responses = waiting;
  writeSync(file, lines);
  fdatasyncSync(file);
  lines = '';
  waiting = [];
  for (const response of responses) response.writeHead(302, [...RESPONSE_HEADERS]).end();
}

const server = createServer(({ url, headers }, response) => {
  if (waiting.length === 0) setImmediate(flush);
  const scan = [url, Date.now(), headers['user-agent'], headers.referer];
  lines += `${JSON.stringify(scan)}\n`;
  waiting.push(response);
});
listen(server);
