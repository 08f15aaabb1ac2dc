import { z } from 'zod';

/** The day that names a version of the terms of use: `2026-12-01`. */
export const TermsDay = z.iso.date('This is not the day of a version');
