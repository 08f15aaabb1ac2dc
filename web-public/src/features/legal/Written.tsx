import type { LegalView } from '@qlaim/backend/contract';
import { directionOf, type Language } from '@qlaim/backend/texts';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';

interface WrittenProps {
  text: NonNullable<LegalView['text']>;
  language: Language;
}

/** A text of the operator. The server has made the HTML of Markdown, without any HTML of the text. */
export function Written({ text, language }: WrittenProps) {
  const other = text.language !== language;
  return (
    <>
      {other ? <p className="qk-soft">{LEGAL_TEXTS[language].otherLanguage}</p> : null}
      <div
        className="qp-written"
        lang={other ? text.language : undefined}
        dir={other ? directionOf(text.language) : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown with HTML off (http/pages/legal/markdown.ts)
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
    </>
  );
}
