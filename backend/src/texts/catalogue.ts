import type { Language } from '../contract/language.ts';

/**
 * The texts of one area in any language: the shape of its English texts. A text is a string, or a function that puts
 * values into one.
 */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translated<English[Key]>;
};

/** The texts of one area in every language. A missing text fails the type check. */
export type Catalogue<English> = Readonly<Record<Language, Translated<English>>>;
