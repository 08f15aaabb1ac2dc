import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { ANSWER, announce } from './answer.ts';

/**
 * What durability costs, with nothing around it: the scans of a turn of the event loop are appended to a file, the file
 * is synced, and then they are answered. `node floor-server.ts <file>`.
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
  for (const response of responses) response.writeHead(302, [...ANSWER]).end();
}

const server = createServer(({ url, headers }, response) => {
  if (waiting.length === 0) setImmediate(flush);
  const scan = [url, Date.now(), headers['user-agent'], headers.referer];
  lines += `${JSON.stringify(scan)}\n`;
  waiting.push(response);
});
announce(server);
