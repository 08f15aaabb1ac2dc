import { Mark, printCode } from '@qlaim/web-kit';

/** Shows the code in the groups of the printed tag, so that the visitor can compare the two. */
export function CodeTag({ code }: { code: string }) {
  return (
    <div className="qp-tag">
      <span className="qp-tag-string" aria-hidden="true" />
      <span className="qp-tag-hole" aria-hidden="true" />
      <Mark size={44} />
      <p className="qk-code qp-tag-code">{printCode(code)}</p>
    </div>
  );
}
