/** Adds the slashes while one types: `2011` becomes `20/11`. */
export function withSlashes(typed: string) {
  const parts = typed.replace(/[.\-\s]/g, '/')
  if (/^\d{1,2}\/(\d{0,2}(\/\d{0,4})?)?$/.test(parts)) return parts
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(part => part !== '').join('/')
}

/** `2026-11-20` from `20/11/2026` or `20/11/26`; null when it is no day of the calendar. */
export function dateIn(typed: string): string | null {
  const [, day, month, year] = typed.match(/^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/) ?? []
  if (!day || !month || !year) return null
  try {
    const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
    return Temporal.PlainDate.from(
      { year: fullYear, month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    ).toString()
  } catch {
    return null
  }
}

/** `20/11/2026` from `2026-11-20`; anything else as it is. */
export const typedOf = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
