import type { Barcode } from '@qlaim/backend/contract';
import { PHONE } from '@qlaim/backend/texts/owner/phone';
import { Dialog, Icon } from '@qlaim/web-kit';
import { useTexts } from '@qlaim/web-kit/texts';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import './scan.css';
import { ReadPicture } from './ReadPicture.tsx';
import { useScannedText } from './useScannedText.ts';
import { type CameraState, watchCamera } from './watch-camera.ts';

export interface ScanDialogProps {
  title: string;
  /** The codes of the owner, whose editors open at once. */
  codes: readonly Barcode[];
  onClose: () => void;
  /** The form for a typed code. */
  children: ReactNode;
}

/** Reads a code by the camera, from a picture, or as it is typed. */
export function ScanDialog({ title, codes, onClose, children }: ScanDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose} size="small">
      <Ways codes={codes}>{children}</Ways>
    </Dialog>
  );
}

function Ways({ codes, children }: Pick<ScanDialogProps, 'codes' | 'children'>) {
  const { scan } = useTexts(PHONE);
  const follow = useScannedText(codes);
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraState>('starting');
  const [foreign, setForeign] = useState(false);
  const seen = useEffectEvent((text: string) => {
    const followed = follow(text);
    setForeign(!followed);
    return followed;
  });

  // A field with the focus would open the keyboard of a phone, over what the camera sees.
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    if (video.current) void watchCamera({ video: video.current, signal, onState: setCamera, onText: seen });
    return () => ended.abort();
  }, []);

  const sees = camera === 'starting' || camera === 'aim';
  return (
    <div ref={place} className="qu-scan" tabIndex={-1}>
      {sees ? (
        <>
          <div className="qu-scan-sight">
            <video ref={video} muted playsInline aria-label={scan.sight} />
          </div>
          <p className="qu-scan-words" role="status">
            {foreign ? scan.foreign : scan[camera]}
          </p>
        </>
      ) : (
        <p className="qu-scan-outcome" role="alert">
          <Icon name="alert" />
          <span>{scan[camera]}</span>
        </p>
      )}
      <ReadPicture onText={follow} />
      <section className="qu-scan-typed">
        <p>{scan.byHand}</p>
        {children}
      </section>
    </div>
  );
}
