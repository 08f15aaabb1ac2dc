const STEPS = [
  { title: 'Scan', words: 'Point your phone’s camera at the code on the tag, the card or the thing itself.' },
  {
    title: 'Claim',
    words: 'Sign in, verify your email, and the code is yours. The first to claim it keeps it.',
  },
  { title: 'Choose', words: 'Say where it leads. From the next scan on it goes there.' },
];

export function HowItWorks() {
  return (
    <section className="qp-section" aria-labelledby="how">
      <h2 id="how">Claimed in three steps</h2>
      <ol className="qp-steps">
        {STEPS.map(({ title, words }, place) => (
          <li key={title}>
            <span className="qp-step-number" aria-hidden="true">
              {place + 1}
            </span>
            <h3>{title}</h3>
            <p className="qk-soft">{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
