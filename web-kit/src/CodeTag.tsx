import { printCode } from '@qlaim/backend/contract/short-code';
import { Mark } from './mark/Mark.tsx';

/** Shows a short code in the groups of its printed tag, so that the visitor can compare the two. */
export function CodeTag({ code }: { code: string }) {
  return (
    <div className="qk-tag">
      <span className="qk-tag-string" aria-hidden="true" />
      <span className="qk-tag-hole" aria-hidden="true" />
      <Mark size={44} />
      <p className="qk-code qk-tag-code" dir="ltr">
        {printCode(code)}
      </p>
    </div>
  );
}
