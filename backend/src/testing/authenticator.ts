import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;
const stepAt = (time: number) => Math.floor(time / STEP_MS);

/** A person's authenticator app. It returns a code that was not used before, and waits where there is none. */
export class Authenticator {
  readonly #totp: TOTP;
  #last = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret });
  }

  async code(): Promise<string> {
    const step = Math.max(stepAt(Date.now()), this.#last + 1);
    // The server accepts the code of the next step, and none of a later one.
    while (stepAt(Date.now()) < step - 1) await sleep(250);
    this.#last = step;
    return this.#totp.generate({ timestamp: step * STEP_MS });
  }

  /** Returns six digits that are not valid around now. */
  wrong(nth = 0): string {
    const valid = [-2, -1, 0, 1, 2].map((steps) =>
      this.#totp.generate({ timestamp: Date.now() + steps * STEP_MS }),
    );
    const codes = Array.from({ length: 10 }, (_, index) => String(100_000 + nth * 10 + index));
    return codes.find((code) => !valid.includes(code)) ?? '';
  }
}
