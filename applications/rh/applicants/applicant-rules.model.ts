/** Rules of what an applicant says that both sides judge by: the careers site shows them, the server refuses by them. */
export const ages = { least: 14, most: 90 } as const
export const gloves = { least: 6, most: 12 } as const
export const shoes = { least: 34, most: 50 } as const

/** How far ahead somebody may say that he is free. */
export const monthsAhead = 24
export const mostAvailabilities = 20

/** Days before the end of an agreement to be kept from which one may renew it, and is asked to. */
export const daysBeforeEnd = 30

/** Seconds under which nobody has read a form. */
export const leastSeconds = 5

/** Bytes of one file. */
export const mostBytes = 15_000_000

export const resumeEndings = ['.pdf', '.doc', '.docx'] as const

/** Whole years between two days, `2008-02-29` and `2026-03-01`. */
export function yearsBetween(from: string, to: string) {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

export const isAgeOfApplicant = (birthdate: string, today: string) => {
  const age = yearsBetween(birthdate, today)
  return age >= ages.least && age <= ages.most
}
