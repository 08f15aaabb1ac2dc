import { PhoneFrame } from '../../src/index.ts';
import { Section } from './Section.tsx';

export function PhoneSection() {
  return (
    <Section title="Preview">
      <PhoneFrame label="Preview">
        <div style={{ padding: 'var(--qk-space-8) var(--qk-space-5)' }}>
          <h3 className="qk-serif">In memory of Rosa</h3>
          <p>She kept bees. Her garden was open to everyone.</p>
        </div>
      </PhoneFrame>
    </Section>
  );
}
