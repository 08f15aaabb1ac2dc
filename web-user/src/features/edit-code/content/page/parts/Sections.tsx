import { inSectionOrder, type PageSection } from '@qlaim/backend/contract';
import { EDIT } from '@qlaim/backend/texts/owner/edit';
import { useTexts } from '@qlaim/web-kit/texts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { EditForm } from '../../../edit-form.ts';
import { MoveButtons } from '../../../files/MoveButtons.tsx';
import type { PageValues } from '../page-values.ts';
import { FoldedPart } from './FoldedPart.tsx';

interface Moved {
  readonly section: PageSection;
  readonly by: 1 | -1;
}

/** The sections of the page in their order, each with buttons that move it. */
export function Sections({ form, page }: { form: EditForm; page: PageValues }) {
  const { parts, files } = useTexts(EDIT);
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Moved>();
  const [words, setWords] = useState('');
  const order = inSectionOrder(page.order);

  // A section that moves takes the focus along; at the end of the list its other button gets it.
  useLayoutEffect(() => {
    if (!moved) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-part=${moved.section}] .qu-part-moves button`,
    );
    const [up, down] = buttons ?? [];
    const [pressed, other] = moved.by < 0 ? [up, down] : [down, up];
    (pressed?.disabled ? other : pressed)?.focus();
  }, [moved]);

  function move(section: PageSection, by: 1 | -1): void {
    const place = order.indexOf(section);
    const next = order.toSpliced(place, 1).toSpliced(place + by, 0, section);
    form.setValue('memories.order', next, { shouldDirty: true });
    setWords(files.reorder.moved(parts.names[section], place + by + 1, next.length));
    setMoved({ section, by });
  }

  return (
    <div ref={list} className="qu-sections">
      <p className="qk-small qk-soft">{parts.orderHelp}</p>
      {order.map((section, place) => (
        <FoldedPart key={section} form={form} name={section} page={page}>
          <div className="qu-part-moves">
            <MoveButtons
              name={parts.names[section]}
              place={place}
              count={order.length}
              onMove={(by) => move(section, by)}
            />
          </div>
        </FoldedPart>
      ))}
      <p className="qk-hidden" role="status">
        {words}
      </p>
    </div>
  );
}
