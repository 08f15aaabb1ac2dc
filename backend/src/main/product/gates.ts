import type { RequestListener } from 'node:http';
import { connectionLimits } from '../../http/edge/server/connection-limits.ts';
import { listen, type Starting } from '../../http/edge/server/gate.ts';
import { everybody, type MayOperate, nobody, thisMachine } from '../../http/edge/server/operators.ts';
import type { Config } from '../settings/config.ts';

/** The ports of a process: the one of the product, and that of its operators where `OPS_PORT` is set. */
export interface Gates {
  /** The bound port of the product. */
  readonly port: number;
  /** Where a program on this machine reads health and metrics. */
  readonly healthUrl: string;
  /** Who reads them on the port of the product. */
  readonly mayOperate: MayOperate;
  /** Passes requests on to the product and to its operators' routes. */
  open(product: RequestListener, operators: RequestListener): void;
  /** As `Gate.close`. The operators' port closes last, so that they see the end. */
  close(graceMs: number): Promise<void>;
}

/** Binds the ports. Rejects with `ListenRefused`, and then keeps none. */
export async function openGates(
  { host, port, opsPort, trustProxy }: Config,
  starting: Omit<Starting, 'mayOperate'>,
): Promise<Gates> {
  const mayOperate = opsPort === undefined ? thisMachine : nobody;
  const connections = connectionLimits(trustProxy);
  const gate = await listen(host, port, { ...starting, mayOperate }, { connections });
  const operators =
    opsPort === undefined
      ? undefined
      : await listen(host, opsPort, { ...starting, mayOperate: everybody }, { setting: 'OPS_PORT' }).catch(
          async (error: unknown) => {
            await gate.close(0);
            throw error;
          },
        );
  return {
    port: gate.port,
    healthUrl: `http://localhost:${(operators ?? gate).port}`,
    mayOperate,
    open(product, routes) {
      gate.open(product);
      operators?.open(routes);
    },
    async close(graceMs) {
      await gate.close(graceMs);
      await operators?.close(0);
    },
  };
}
