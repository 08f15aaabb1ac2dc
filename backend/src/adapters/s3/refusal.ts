import { EngineMisconfigured, EngineUnavailable } from '../../ports/errors.ts';
import { toPortError } from './errors.ts';

/** The error of a start that fails: the engine is away, or refuses. `what` says what could not be done. */
export function refusal(error: unknown, what: string): unknown {
  const translated = toPortError(error);
  if (translated instanceof EngineUnavailable || !(translated instanceof Error)) return translated;
  const { message } = translated;
  const why = translated instanceof EngineMisconfigured ? message.replace(/^s3: /, '') : message;
  return new EngineMisconfigured('s3', `${what}: ${why.split('\n', 1)[0]}`, error);
}

export const isNamed = (error: unknown, ...names: readonly string[]): error is Error =>
  error instanceof Error && names.includes(error.name);
