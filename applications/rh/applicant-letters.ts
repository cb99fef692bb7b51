import type { Translate } from '#kernel/server/translate.ts'
import { dayInWords, inParis, momentInWords } from '#kernel/shared/dates-in-words.ts'
import { isLanguage, type Language } from '#kernel/shared/names.ts'
import further from './data/letters-in-further-languages.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>
type Values = Record<string, string | number>
const furtherTexts: Readonly<Record<string, Texts>> = further.languages

/** Writes to an applicant in his language, be it one that no page speaks. */
export type LetterWriter = {
  /** Of the pages to which the letter leads: French where none speaks his. */
  pageLanguage: Language
  say(label: string, values?: Values): string
  /** What a mail says: `label`, under `label-subject`. */
  letter(label: string, values: Values): { subject: string; text: string }
  /** A civil day, as a letter writes it. */
  day(day: string): string
  /** An instant, by the clocks of Paris. */
  moment(instant: string): string
  dayOfInstant(instant: string): string
}

export function writerTo(spoken: string, translate: Translate): LetterWriter {
  const writer = speakerOf(spoken, translate)
  return {
    ...writer,
    letter: (label, values) => ({ subject: writer.say(`${label}-subject`, values), text: writer.say(label, values) }),
  }
}

function speakerOf(spoken: string, say: Translate): Omit<LetterWriter, 'letter'> {
  const pageLanguage = isLanguage(spoken) ? spoken : 'fr'
  const texts = Object.hasOwn(furtherTexts, spoken) ? furtherTexts[spoken] : undefined
  if (!texts)
    return {
      pageLanguage,
      say: (label, values) => say(pageLanguage, label, values),
      day: day => dayInWords(day, pageLanguage),
      moment: instant => momentInWords(instant, pageLanguage),
      dayOfInstant: instant => dayInWords(inParis(instant).toPlainDate(), pageLanguage),
    }
  const day = (date: Temporal.PlainDate) => date.toLocaleString(spoken, { dateStyle: 'long' })
  return {
    pageLanguage,
    say: (label, values = {}) =>
      texts[label]?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) ??
      say(pageLanguage, label, values),
    day: date => day(Temporal.PlainDate.from(date)),
    moment: instant => inParis(instant).toLocaleString(spoken, { dateStyle: 'long', timeStyle: 'short' }),
    dayOfInstant: instant => day(inParis(instant).toPlainDate()),
  }
}
