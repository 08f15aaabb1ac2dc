import type { ClaimTexts } from '@qlaim/backend/texts/claim';

export function HowItWorks({ words }: { words: ClaimTexts['welcome'] }) {
  const steps = [
    { title: words.scan, text: words.scanWords },
    { title: words.claim, text: words.claimWords },
    { title: words.choose, text: words.chooseWords },
  ];
  return (
    <section className="qp-section" aria-labelledby="how">
      <h2 id="how">{words.how}</h2>
      <ol className="qp-steps">
        {steps.map(({ title, text }, place) => (
          <li key={title}>
            <span className="qp-step-number" aria-hidden="true">
              {place + 1}
            </span>
            <h3>{title}</h3>
            <p className="qk-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
