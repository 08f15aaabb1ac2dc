import { LIMITS, type GateView as Page } from '@qlaim/backend/contract';
import { Icon } from '@qlaim/web-kit';
import { Foot } from '../../media/Foot.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Asks for the secure code of a page (section 2, Memories page). Without script it is a plain form. */
export function GatePage({ page: { code, problem } }: { page: Page }) {
  const { gate } = useTexts();
  return (
    <>
      <main className="qp-gate">
        <div className="qp-gate-box" role="dialog" aria-modal="true" aria-labelledby="gate">
          <Icon name="lock" size={28} />
          <h1 id="gate">{gate.title}</h1>
          <p>{gate.text}</p>
          <form method="post" action={`/info/${code}`} data-gate={code}>
            <label htmlFor="secure-code">{gate.label}</label>
            <div className="qp-field">
              <input
                id="secure-code"
                name="secureCode"
                type="password"
                dir="auto"
                required
                maxLength={LIMITS.secureCode.max}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-describedby="gate-problem"
                aria-invalid={problem === undefined ? undefined : true}
              />
              <button type="button" className="qp-quiet" data-show="" aria-pressed="false" hidden>
                <span data-state="hidden">{gate.show}</span>
                <span data-state="shown" hidden>
                  {gate.hide}
                </span>
              </button>
            </div>
            <p
              id="gate-problem"
              className="qp-problem"
              role="alert"
              data-required={gate.required}
              data-invalid={gate.invalid}
              data-too-many={gate.tooMany}
              data-failed={gate.failed}
            >
              {problem === undefined ? null : gate[problem]}
            </p>
            <button type="submit" className="qp-button qp-main-button">
              <span data-state="ready">{gate.submit}</span>
              <span data-state="busy" hidden>
                {gate.busy}
              </span>
            </button>
          </form>
        </div>
      </main>
      <Foot />
    </>
  );
}
