import type { RequestListener } from 'node:http';
import { connectionLimits } from '../../http/edge/server/connection-limits.ts';
import { type Gate, type GateLimits, listen, type Starting } from '../../http/edge/server/gate.ts';
import { everybody, type MayOperate, nobody, thisMachine } from '../../http/edge/server/operators.ts';
import { redirectToHttps } from '../../http/edge/tls/redirect.ts';
import type { Tls } from '../../http/edge/tls/secure-server.ts';
import type { Config } from '../settings/config.ts';

/** The ports of a process: the one of the product, that of http beside https, and that of its operators if `OPS_PORT` is set. */
export interface Gates {
  /** The bound port of the product. */
  readonly port: number;
  /** Where a program on this machine reads health and metrics. */
  readonly healthUrl: string;
  /** Who reads them on the port of the product. */
  readonly mayOperate: MayOperate;
  /** Passes requests on to the product, to its operators' routes, and to what it answers of them beside the product. */
  open(listeners: Listeners): void;
  /** As `Gate.close`. The operators' port closes last, so that they see the end. */
  close(graceMs: number): Promise<void>;
}

interface Listeners {
  readonly product: RequestListener;
  readonly operators: RequestListener;
  /** The operators' routes on the port of http. */
  readonly besideHttps: RequestListener;
}

/** Binds the ports. Rejects with `ListenRefused`, and then keeps none. `tls`: what https needs; undefined for http. */
export async function openGates(
  { host, port, opsPort, trustProxy, tls: settings }: Config,
  starting: Omit<Starting, 'mayOperate'>,
  tls: Tls | undefined,
): Promise<Gates> {
  const mayOperate = opsPort === undefined ? thisMachine : nobody;
  const connections = connectionLimits(trustProxy);
  const opened: Gate[] = [];
  const open = async (at: number, may: MayOperate, limits: GateLimits) => {
    try {
      const gate = await listen(host, at, { ...starting, mayOperate: may }, limits);
      opened.push(gate);
      return gate;
    } catch (error) {
      await Promise.all(opened.map((gate) => gate.close(0)));
      throw error;
    }
  };
  const gate = await open(port, mayOperate, { connections, tls });
  const http =
    tls && settings
      ? await open(settings.httpPort, mayOperate, { connections, setting: 'HTTP_PORT' })
      : undefined;
  const operators =
    opsPort === undefined ? undefined : await open(opsPort, everybody, { setting: 'OPS_PORT' });
  return {
    port: gate.port,
    healthUrl: `http://localhost:${(operators ?? http ?? gate).port}`,
    mayOperate,
    open({ product, operators: routes, besideHttps }) {
      gate.open(product);
      if (tls) http?.open(redirectToHttps({ ...tls, publicUrl: starting.publicUrl, operators: besideHttps }));
      operators?.open(routes);
    },
    async close(graceMs) {
      await Promise.all([gate.close(graceMs), http?.close(graceMs)]);
      await operators?.close(0);
    },
  };
}
