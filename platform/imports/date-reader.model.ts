import { plainWords, type Problem, type Reader, textOf } from './readers.model.ts'

/** Years in which people and contracts of the product live. */
const earliest = 1900
const latest = 2100

const problem = (label: string, values?: Problem['values']) => ({ problem: { label, ...(values && { values }) } })

/**
 * A civil date as people write it: `14/03/1990`, `4.3.90`, `14 mars 1990`, `1990-03-14`, `14031990`, or the number of days
 * of a spreadsheet. Days come before months: a month over 12 is refused rather than turned round.
 */
export const date: Reader<string> = (cell, today) => {
  if (typeof cell === 'number') return ofSerial(cell)
  const written = textOf(cell).replace(/[T ,]+\d{1,2}[:h]\d{2}\S*( [ap]m)?$/i, '')
  const inDigits = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(written)
  if (inDigits) return ofParts(inDigits.slice(1) as [string, string, string], today)
  if (/^\d{5}([.,]\d+)?$/.test(written)) return ofSerial(Number(written.replace(',', '.')))
  if (/^\d{8}$/.test(written)) return ofEightDigits(written)
  return ofWords(written, today)
}

/** The same where days to come are meant too: two digits mean the last such year up to five years from now. */
export const dateAhead: Reader<string> = (cell, today) => date(cell, today.add({ years: 5 }))

function ofParts([first, second, third]: [string, string, string], today: Temporal.PlainDate) {
  if (first.length === 4) return civil(Number(first), Number(second), Number(third))
  if (first.length > 2) return problem('imports.problem.date')
  return civil(yearOf(third, today), Number(second), Number(first))
}

/** Two digits mean the last such year that has begun: nobody is born in the future. */
function yearOf(written: string, today: Temporal.PlainDate) {
  if (written.length !== 2) return Number(written)
  const century = today.year - (today.year % 100)
  const year = century + Number(written)
  return year > today.year ? year - 100 : year
}

/** `14031990` or `19900314`: read the other way round, the month is never one. */
function ofEightDigits(written: string) {
  const [dayFirst, yearFirst] = [/^(..)(..)(....)$/, /^(....)(..)(..)$/].map(form =>
    form.exec(written)?.slice(1).map(Number),
  )
  const [day = 0, month = 0, year = 0] = dayFirst ?? []
  if (year >= earliest && year <= latest) return civil(year, month, day)
  const [otherYear = 0, otherMonth = 0, otherDay = 0] = yearFirst ?? []
  return civil(otherYear, otherMonth, otherDay)
}

function ofWords(written: string, today: Temporal.PlainDate) {
  const words = plainWords(written).filter(word => !weekdays.has(word))
  const [day, month, year] = words
  const number = months.findIndex(names => names.includes(month ?? '')) + 1
  if (
    words.length !== 3 ||
    number === 0 ||
    !/^(\d{1,2})(er)?$/.test(day ?? '') ||
    !/^(\d{2}|\d{4})$/.test(year ?? '')
  ) {
    return problem('imports.problem.date')
  }
  return civil(yearOf(year as string, today), number, Number.parseInt(day as string, 10))
}

const weekdays = new Set('lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '))
const months = [
  'janvier janv jan january enero ene',
  'fevrier fevr fev feb february febrero',
  'mars mar march marzo',
  'avril avr apr april abril abr',
  'mai may mayo',
  'juin jun june junio',
  'juillet juil jul july julio',
  'aout aug august agosto ago',
  'septembre sept sep september septiembre',
  'octobre oct october octubre',
  'novembre nov november noviembre',
  'decembre dec december diciembre dic',
].map(names => names.split(' '))

function civil(year: number, month: number, day: number) {
  if (month > 12 || month < 1) return problem('imports.problem.month', { month })
  if (year < earliest || year > latest) return problem('imports.problem.year', { year })
  try {
    return { value: Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString() }
  } catch {
    return problem('imports.problem.day', { day, month, year })
  }
}

/** Days since the last of 1899, as spreadsheets count; theirs has a 29th of February 1900 (the 60th), ours has not. */
function ofSerial(serial: number) {
  const days = Math.floor(serial)
  const isDay = days >= 1 && days !== 60 && days <= 100_000
  const date = isDay ? firstDay.add({ days: days < 60 ? days : days - 1 }) : undefined
  return date && date.year <= latest ? { value: date.toString() } : problem('imports.problem.date')
}
const firstDay = Temporal.PlainDate.from('1899-12-31')
