import easterSundays from './data/easter-sundays.json' with { type: 'json' }

/** Where the law of holidays differs: Moselle, Bas-Rhin and Haut-Rhin keep two more (code du travail, L3134-13). */
export const holidayZones = ['metropolitan', 'alsaceMoselle'] as const
export type HolidayZone = (typeof holidayZones)[number]

/** The zone of an address in metropolitan France, by its post code. */
export const zoneOfPostCode = (postCode: string | null): HolidayZone =>
  postCode && /^(57|67|68)/.test(postCode) ? 'alsaceMoselle' : 'metropolitan'

/** Holidays of fixed date, as month and day (code du travail, L3133-1). */
const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const afterEaster = [1, 39, 50]
const inAlsaceMoselle = { fixed: ['12-26'], afterEaster: [-2] }

const easterByYear = new Map(easterSundays.rows.map(day => [Number(day.slice(0, 4)), Temporal.PlainDate.from(day)]))
const known = new Map<string, ReadonlySet<string>>()

/** Whether a civil day is one of them. @throws RangeError as `holidaysOf` does */
export const isHoliday = (day: string, zone?: HolidayZone) => holidaysOf(Number(day.slice(0, 4)), zone).has(day)

/**
 * The legal holidays of a year, as civil dates. Good Friday counts in the whole of Alsace-Moselle, although the law asks
 * for a Protestant church in the commune.
 * @throws RangeError for a year whose Easter is not in the list
 */
export function holidaysOf(year: number, zone: HolidayZone = 'metropolitan'): ReadonlySet<string> {
  const key = `${year} ${zone}`
  const found = known.get(key)
  if (found) return found
  const easter = easterByYear.get(year)
  if (!easter) throw new RangeError(`the date of Easter ${year} is not known`)
  const more = zone === 'alsaceMoselle' ? inAlsaceMoselle : { fixed: [], afterEaster: [] }
  const days = new Set([
    ...[...fixed, ...more.fixed].map(day => `${year}-${day}`),
    ...[...afterEaster, ...more.afterEaster].map(days => easter.add({ days }).toString()),
  ])
  known.set(key, days)
  return days
}
