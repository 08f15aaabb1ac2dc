import { PERSON } from '@qlaim/backend/texts/owner/person';
import { Card, Notice, Skeleton } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useId } from 'react';
import { useAdvice } from '../../shell/texts/useAdvice.ts';

interface SecurityCardProps<T> {
  title: string;
  lead: string;
  query: { data: T | undefined; error: unknown };
  children: (data: T) => ReactNode;
}

/** A card of the profile with its heading. Its content waits for a read of the server. */
export function SecurityCard<T>({ title, lead, query: { data, error }, children }: SecurityCardProps<T>) {
  const { unread } = useTexts(PERSON);
  const adviceOn = useAdvice();
  const heading = useId();
  return (
    <Card as="section" className="qu-security" aria-labelledby={heading}>
      <div>
        <h2 id={heading} className="qu-security-title">
          {title}
        </h2>
        <p className="qk-soft">{lead}</p>
      </div>
      {data === undefined && error ? (
        <Notice tone="danger" title={unread}>
          {adviceOn(error)}
        </Notice>
      ) : null}
      {data === undefined && !error ? <Skeleton height={64} /> : null}
      {data === undefined ? null : children(data)}
    </Card>
  );
}
