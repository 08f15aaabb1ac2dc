import { Mark, printCode } from '@qlaim/web-kit';

/** The item's code as it hangs on the item: the same print in the same groups. */
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
