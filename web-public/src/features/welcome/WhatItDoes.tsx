import { Icon, type IconName } from '@qlaim/web-kit';

const USES: { icon: IconName; title: string; words: string }[] = [
  { icon: 'link', title: 'A link', words: 'Your shop, your playlist, a video, a form: any page on the web.' },
  {
    icon: 'phone',
    title: 'A phone call',
    words: 'Whoever finds your bag, your dog or your bicycle can call you.',
  },
  { icon: 'history', title: 'And how often', words: 'See how many times each code was scanned, day by day.' },
];

export function WhatItDoes() {
  return (
    <section className="qp-section" aria-labelledby="what">
      <h2 id="what">Where it can lead</h2>
      <ul className="qp-uses">
        {USES.map(({ icon, title, words }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <div>
              <h3>{title}</h3>
              <p className="qk-soft">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
