import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HARD_PHOTOGRAPHS } from '../test/pictures/hard-photographs.ts';
import { photograph } from '../test/pictures/photograph.ts';
import { type PictureToSend, sendPictures } from '../test/pictures/send-pictures.ts';
import { generate, linkTo, signIn } from '../test/support/admin.ts';
import { startServer } from '../test/support/server.ts';
import { measure } from './measuring/measure.ts';
import { alternate, ratio } from './measuring/rounds.ts';
import { backgroundTable } from './measuring/tables.ts';

/** `npm run bench:pictures`: what decoding pictures of codes costs the scans in time. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const CONNECTIONS = 64;
/** The ratio to the 99th percentile of scans alone that an upload may cause. */
const MOST = 3;
const PICTURES = 20;
const CHUNK = 5;
const print = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'qlaim-bench-'));
const server = await startServer(dataDir);
const { port } = server;

try {
  const admin = await signIn(port);
  const codes = await generate(admin, port, 200);
  await Promise.all(codes.map((code) => linkTo(admin, port, code, 'https://example.com/a-page')));
  const paths = codes.map((code) => `/${code}`);
  const scans = () => measure({ port, connections: CONNECTIONS, seconds, paths });

  const pictures: PictureToSend[] = [];
  for (const [index, code] of codes.slice(0, PICTURES).entries()) {
    const hard = index % 2 === 0 ? HARD_PHOTOGRAPHS[index * 3]?.shot : undefined;
    const text = `http://localhost:${port}/${code}`.toUpperCase();
    pictures.push({ name: `${code}.jpg`, type: 'image/jpeg', bytes: await photograph({ ...hard, text }) });
  }
  for (let round = 0; round < 3; round += 1) await scans();

  let decoded = 0;
  let took = 0;
  const beside = async () => {
    let stopped = false;
    const uploading = (async () => {
      const startedAt = performance.now();
      for (let at = 0; !stopped; at = (at + CHUNK) % PICTURES) {
        const { attached, nonScanAbleImages } = await sendPictures(
          admin,
          port,
          pictures.slice(at, at + CHUNK),
        );
        decoded += attached.length + nonScanAbleImages.length;
      }
      took += (performance.now() - startedAt) / 1000;
    })();
    const load = await scans();
    stopped = true;
    await uploading;
    return load;
  };
  const figures = await alternate(rounds, [
    { name: 'scans alone', run: scans },
    { name: 'beside pictures', run: beside },
  ]);
  print(backgroundTable(CONNECTIONS, figures));
  const [alone, slowed] = figures;
  const slower = slowed ? ratio(slowed, alone, 'p99') : Number.NaN;
  print(`${decoded} pictures were decoded, ${(decoded / took).toFixed(1)} a second`);
  print(`p99 of scans beside pictures: ${slower.toFixed(2)} times that of scans alone (at most ${MOST})`);
  if (!(slower <= MOST)) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
