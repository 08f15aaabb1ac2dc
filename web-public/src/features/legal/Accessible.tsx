import type { LegalView } from '@qlaim/backend/contract';
import { LEGAL_TEXTS } from '@qlaim/backend/texts/legal';

/** What the product does for everybody, what it can't, and the way to write. */
export function Accessible({ view: { contact, language } }: { view: LegalView }) {
  const words = LEGAL_TEXTS[language].accessibility;
  return (
    <>
      <p>{words.lead}</p>
      <ul>
        {words.means.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{words.limits}</h2>
      <p>{words.limitsWords}</p>
      <h2>{words.write}</h2>
      <p>
        {words.writeWords}{' '}
        <a href={`mailto:${contact}`} dir="ltr">
          {contact}
        </a>
      </p>
    </>
  );
}
