import type { Language } from './names.ts'

/** Texts of a room in one language: flat dotted keys that begin with the room's name, i18next interpolation and plurals. */
export type Labels = Record<string, string>

/** A room's texts, one module a language, loaded when the language is used. */
export type LabelModules = Record<Language, () => Promise<{ default: Labels }>>
