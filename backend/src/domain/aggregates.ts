import { accountEvents } from './account/events.ts';
import { absentAccount, evolveAccount } from './account/state.ts';
import { type Aggregate, eventsOf } from './aggregate.ts';
import { bannerEvents, evolveBanner, noBanner } from './banner/banner.ts';
import type { DomainEvent } from './event.ts';
import { evolveInstallation, installationEvents, newInstallation } from './installation/installation.ts';
import { absentBatch, evolveBatch } from './qr-batch/decide.ts';
import { qrBatchEvents } from './qr-batch/events.ts';
import { qrCodeEvents } from './qr-code/events.ts';
import { absentCode, evolveCode } from './qr-code/state.ts';
import { evolveReservation, freeReservation, reservationEvents } from './reservation/reservation.ts';

const define = <State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>) => aggregate;

export const QR_CODE = define({
  name: 'qr-code',
  initial: absentCode,
  evolve: evolveCode,
  recognises: eventsOf(qrCodeEvents),
});

export const QR_BATCH = define({
  name: 'qr-batch',
  initial: absentBatch,
  evolve: evolveBatch,
  recognises: eventsOf(qrBatchEvents),
});

export const ACCOUNT = define({
  name: 'account',
  initial: absentAccount,
  evolve: evolveAccount,
  recognises: eventsOf(accountEvents),
});

export const RESERVATION = define({
  name: 'reservation',
  initial: freeReservation,
  evolve: evolveReservation,
  recognises: eventsOf(reservationEvents),
});

export const BANNER = define({
  name: 'banner',
  initial: noBanner,
  evolve: evolveBanner,
  recognises: eventsOf(bannerEvents),
});

export const INSTALLATION = define({
  name: 'installation',
  initial: newInstallation,
  evolve: evolveInstallation,
  recognises: eventsOf(installationEvents),
});
