import type { ClaimTexts } from '@qlaim/backend/texts/claim';
import { Icon, type IconName } from '@qlaim/web-kit';

export function WhatItDoes({ words }: { words: ClaimTexts['welcome'] }) {
  const uses: readonly { icon: IconName; title: string; text: string }[] = [
    { icon: 'link', title: words.link, text: words.linkWords },
    { icon: 'phone', title: words.call, text: words.callWords },
    { icon: 'image', title: words.page, text: words.pageWords },
    { icon: 'history', title: words.often, text: words.oftenWords },
  ];
  return (
    <section className="qp-section" aria-labelledby="what">
      <h2 id="what">{words.what}</h2>
      <ul className="qp-uses">
        {uses.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <div>
              <h3>{title}</h3>
              <p className="qk-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
