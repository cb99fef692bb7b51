import type { Language } from '#kernel/shared/names.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { inParis, locales, withOrdinal } from '#kernel/shared/dates-in-words.ts'
import { t } from './i18n.ts'

/** What is shown where nothing is known. */
export const missingValue = '—'

type Maybe<Value> = Value | null | undefined
/** A civil date, `2026-11-20`. */
type DateText = string
/** An instant in ISO 8601, UTC or with its offset. */
type InstantText = string

const isMissing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** Dates and numbers as people of one language say them; a missing value is a dash. */
export function formatsOf(language: Language, now: () => Temporal.Instant = () => Temporal.Now.instant()) {
  const locale = locales[language]
  const spelled = (civil: Temporal.PlainDate, options: Intl.DateTimeFormatOptions) =>
    withOrdinal(ofDay(dateFormat(locale, options), civil), language)
  const dated = (options: Intl.DateTimeFormatOptions) => (date: Maybe<DateText>) =>
    isMissing(date) ? missingValue : spelled(Temporal.PlainDate.from(date), options)

  /** `20 nov. 2026` */
  const date = dated({ day: 'numeric', month: 'short', year: 'numeric' })
  /** `vendredi 20 nov. 2026` */
  const longDate = dated({ weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' })
  /** `jeu. 26`: a day of a week that is in sight. */
  const shortDay = dated({ weekday: 'short', day: 'numeric' })
  /** `20/11/2026` */
  const digits = dated({ day: '2-digit', month: '2-digit', year: 'numeric' })

  /** `nov. 2026`, from `2026-11`. */
  const month = (told: Maybe<string>) =>
    isMissing(told)
      ? missingValue
      : ofDay(
          dateFormat(locale, { month: 'short', year: 'numeric' }),
          Temporal.PlainYearMonth.from(told).toPlainDate({ day: 1 }),
        )

  const timeOf = (moment: Temporal.ZonedDateTime) =>
    language === 'fr'
      ? `${moment.hour} h ${String(moment.minute).padStart(2, '0')}`
      : moment.toPlainTime().toLocaleString(locale, { hour: 'numeric', minute: '2-digit' })

  /** `20 nov.` */
  const dayAndMonth = (instant: Maybe<InstantText>) =>
    isMissing(instant) ? missingValue : spelled(inParis(instant).toPlainDate(), { day: 'numeric', month: 'short' })

  /** `17 h 12` */
  const time = (instant: Maybe<InstantText>) => (isMissing(instant) ? missingValue : timeOf(inParis(instant)))

  /** `hier à 17 h 12`, `lundi à 7 h 30` within the next or last six days, else `20 nov. 2026 à 17 h 12`. */
  const moment = (instant: Maybe<InstantText>) => {
    if (isMissing(instant)) return missingValue
    const said = inParis(instant)
    const civil = said.toPlainDate()
    const days = now().toZonedDateTimeISO(businessZone).toPlainDate().until(civil, { largestUnit: 'day' }).days
    const day = Math.abs(days) < 2 ? aroundToday(days) : Math.abs(days) < 7 ? weekday(civil) : date(civil.toString())
    return t('kernel.date.at', { day, time: timeOf(said) })
  }
  const aroundToday = (days: number) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const weekday = (civil: Temporal.PlainDate) => ofDay(dateFormat(locale, { weekday: 'long' }), civil)

  /** To the second, for a tooltip. */
  const exactly = (instant: Maybe<InstantText>) =>
    isMissing(instant)
      ? missingValue
      : withOrdinal(inParis(instant).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'medium' }), language)

  /** `semaine 47` */
  const week = (date: Maybe<DateText>) =>
    isMissing(date) ? missingValue : t('kernel.date.week', { week: Temporal.PlainDate.from(date).weekOfYear })

  /** From whole minutes: `7 h 05`, `1 607 h 00`. */
  const duration = (minutes: Maybe<number>) =>
    isMissing(minutes)
      ? missingValue
      : t('kernel.date.duration', {
          hours: number(Math.floor(minutes / 60)),
          minutes: String(minutes % 60).padStart(2, '0'),
        })

  const number = (value: Maybe<number>, options?: Intl.NumberFormatOptions) =>
    isMissing(value) ? missingValue : numberFormat(locale, options).format(value)

  /** How much more or less: `+3`, `−1`, with a minus that is as wide as the plus and no hyphen. */
  const difference = (value: Maybe<number>, options?: Intl.NumberFormatOptions) =>
    isMissing(value)
      ? missingValue
      : numberFormat(locale, { ...options, signDisplay: 'exceptZero' })
          .formatToParts(value)
          .map(withMinus)
          .join('')

  /** Kilograms with the three decimals of a lot: `412,500 kg`. */
  const weight = (kilograms: Maybe<number>) =>
    number(kilograms, { style: 'unit', unit: 'kilogram', minimumFractionDigits: 3, maximumFractionDigits: 3 })

  /** From whole cents: `12,02 €`. */
  const money = (cents: Maybe<number>) =>
    number(isMissing(cents) ? cents : cents / 100, { style: 'currency', currency: 'EUR' })

  /** From a share of one: `94,4 %`. */
  const percent = (share: Maybe<number>) => number(share, { style: 'percent', maximumFractionDigits: 1 })

  return {
    date,
    longDate,
    shortDay,
    digits,
    month,
    dayAndMonth,
    time,
    moment,
    exactly,
    week,
    duration,
    number,
    difference,
    weight,
    money,
    percent,
  }
}

/** Formats are made once each: a long list would spend more time on making them than on its rows. */
const formatsKept = <Format, Options>(make: (locale: string, options?: Options) => Format) => {
  const kept = new Map<string, Format>()
  return (locale: string, options?: Options) => {
    const key = options ? `${locale} ${JSON.stringify(options)}` : locale
    const known = kept.get(key) ?? make(locale, options)
    kept.set(key, known)
    return known
  }
}

const numberFormat = formatsKept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
/** Of civil days, which have no zone: they are told as days of UTC. */
const dateFormat = formatsKept(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
)
const ofDay = (format: Intl.DateTimeFormat, civil: Temporal.PlainDate) =>
  format.format(civil.toZonedDateTime('UTC').epochMilliseconds)

/** Some languages write a hyphen, among marks of direction perhaps. */
const withMinus = ({ type, value }: Intl.NumberFormatPart) => (type === 'minusSign' ? value.replace('-', '−') : value)
