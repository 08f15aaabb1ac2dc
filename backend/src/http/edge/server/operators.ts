import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../limits/networks.ts';

/** Says whether a request may read `/readyz` and `/metrics`, which are for operators alone (OWASP ASVS 13.4.5). */
export type MayOperate = (request: IncomingMessage) => boolean;

/** For a port that only operators reach. */
export const everybody: MayOperate = () => true;

/** For a port beside one that only operators reach. */
export const nobody: MayOperate = () => false;

/** What proxies add to a request. One on this machine calls from its loopback address in the name of anybody. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/** Lets in what a program on this machine asks by itself. */
export const thisMachine: MayOperate = ({ socket, headers }) =>
  isLoopback(socket.remoteAddress) && OF_PROXIES.every((name) => headers[name] === undefined);
