/** A text on one line; the whole is in the tooltip. */
export const OneLine = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <span className="qa-cell-line" title={text}>
      {text}
    </span>
  );
