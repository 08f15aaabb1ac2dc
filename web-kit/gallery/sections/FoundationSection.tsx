import { iconNames } from '../../src/icons.tsx';
import { Icon, Mark, Wordmark } from '../../src/index.ts';
import { colours } from '../../src/tokens.ts';
import { Section } from './Section.tsx';

export function FoundationSection() {
  return (
    <Section title="Mark, type, colours">
      <div className="qk-row">
        <Mark size={16} />
        <Mark size={32} />
        <Mark size={120} label="Qlaim" />
        <Wordmark />
      </div>
      <p className="qk-display">Forty, for a claim</p>
      <p>
        Sixteen, for reading. The code on your thing leads wherever you choose, and{' '}
        <a href="/">you can change it</a>.
      </p>
      <p className="qk-soft qk-small">Fourteen and soft, for what stands beside. 0123456789</p>
      <ul className="gallery-swatches">
        {Object.keys(colours.light).map((name) => (
          <li key={name} className="gallery-swatch" style={{ background: `var(--qk-${name})` }}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className="qk-row">
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </div>
    </Section>
  );
}
