import { fillCodes } from './console/fill-codes.ts';

/** `node fill-codes.ts <data folder> <codes>`: fills a log for a benchmark that runs elsewhere. */
const [dataDir = '', codes] = process.argv.slice(2);
await fillCodes(dataDir, Number(codes));
