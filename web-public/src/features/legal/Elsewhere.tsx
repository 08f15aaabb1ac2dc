import type { Language } from '@qlaim/backend/texts';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';

/** Leads to a page of the shop that takes the place of a text. It opens beside this one, which may ask to accept it. */
export function Elsewhere({ link, language }: { link: string; language: Language }) {
  return (
    <>
      <p>{LEGAL_TEXTS[language].elsewhere}</p>
      <p className="qp-elsewhere">
        <a href={link} target="_blank" rel="noreferrer" dir="ltr">
          {link}
        </a>
      </p>
    </>
  );
}
