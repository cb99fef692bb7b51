import { locales, withOrdinal } from '#kernel/shared/dates-in-words.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { VariableType } from '#platform/documents/document-type.model.ts'
import { type Fact, isEmptyFact } from './facts.model.ts'

const yesAndNo: Record<Language, readonly [string, string]> = {
  fr: ['oui', 'non'],
  en: ['yes', 'no'],
  es: ['sí', 'no'],
  ar: ['نعم', 'لا'],
}

/** A value as a document writes it, by its type, its format and the document's language; empty where nothing is known. */
export function writtenFact(fact: Fact, type: VariableType, format: string | null, language: Language): string {
  if (isEmptyFact(fact)) return ''
  if (Array.isArray(fact)) return writtenList(fact, format, language)
  if (typeof fact === 'boolean') return writtenBoolean(fact, format, language)
  if (type === 'date') return writtenDate(String(fact), format, language)
  if (type === 'number' || type === 'money') return writtenNumber(String(fact), type, format, language)
  return writtenText(String(fact), format, language)
}

function writtenText(text: string, format: string | null, language: Language) {
  if (format === 'upper') return text.toLocaleUpperCase(language)
  if (format !== 'capitalised') return text
  return text.toLocaleLowerCase(language).replace(/(^|[\s'’-])\p{L}/gu, letter => letter.toLocaleUpperCase(language))
}

const writtenList = (items: readonly string[], format: string | null, language: Language) =>
  format === 'lines' ? items.join('\n') : new Intl.ListFormat(locales[language]).format(items)

function writtenBoolean(fact: boolean, format: string | null, language: Language) {
  if (format === 'box') return fact ? '☑' : '☐'
  const [yes, no] = yesAndNo[language]
  return fact ? yes : no
}

const decimalsOf: Record<string, number | undefined> = { 'two-decimals': 2, 'three-decimals': 3 }

/** What is no number is written as it stands. */
function writtenNumber(written: string, type: 'number' | 'money', format: string | null, language: Language) {
  if (!/^-?\d+(\.\d+)?$/.test(written)) return written
  const decimals = type === 'money' ? 2 : decimalsOf[format ?? '']
  const digits =
    decimals === undefined
      ? { maximumFractionDigits: 6 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const style = type === 'money' && format !== 'amount' ? { style: 'currency', currency: 'EUR' } : {}
  return new Intl.NumberFormat(locales[language], { ...style, ...digits } as Intl.NumberFormatOptions).format(
    written as Intl.StringNumericLiteral,
  )
}

const dateParts: Record<string, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}

function writtenDate(written: string, format: string | null, language: Language) {
  const day = dayOf(written)
  if (!day) return written
  return withOrdinal(
    day.toLocaleString(locales[language], { ...(dateParts[format ?? 'long'] ?? dateParts.long) }),
    language,
  )
}

/** The day that a text begins with, undefined where it begins with none. */
export function dayOf(written: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(written)) return undefined
  try {
    return Temporal.PlainDate.from(written.slice(0, 10), { overflow: 'reject' })
  } catch {
    return undefined
  }
}
