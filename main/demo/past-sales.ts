import type { Row } from './insert-rows.ts'
import type { Masters } from './workshop-masters.ts'

/** Weeks before those whose lots are told: two years side by side need a little more than one. */
const [firstWeekAgo, lastWeekAgo] = [56, 4]
/** Grams of a crop that a customer takes in a usual week. */
const usualG = 2_200_000
/** Hundredths of a usual week that are sold, a month after the other: tomatoes are of the summer. */
const season = [20, 25, 50, 90, 130, 150, 155, 150, 125, 95, 60, 30]

type Asked = { masters: Masters; id: () => string; today: Temporal.PlainDate; canary: string | null }

/** What left in the year before, a note a week for each customer; its lots are no longer told. */
export function rowsOfPastSales({ masters, id, today, canary }: Asked) {
  const notes: Row[] = []
  const lines: Row[] = []
  for (let ago = firstWeekAgo; ago >= lastWeekAgo; ago -= 1) {
    const day = today.subtract({ weeks: ago }).add({ days: 2 - today.dayOfWeek })
    const shippedAt = `${day}T04:30:00Z`
    for (const [place, { id: partnerId }] of masters.customers.entries()) {
      const documentId = id()
      const number = `${canary ? `${canary}-` : ''}BL${day.year % 100}-P${String(notes.length + 1).padStart(5, '0')}`
      const note = { id: documentId, kind: 'delivery_note', number, companyId: masters.companyId, partnerId }
      notes.push({ ...note, wantedOn: day.toString(), shippedAt, createdAt: shippedAt, version: 1 })
      for (const [turn, crop] of masters.crops.entries()) {
        const share = ((season[day.month - 1] as number) * (80 + ((ago * 7 + place * 13 + turn * 5) % 41))) / 10_000
        const cases = Math.max(1, Math.round((usualG * share) / crop.packed.caseG))
        const kg = ((cases * crop.packed.caseG) / 1_000).toFixed(3)
        const line = { id: id(), documentId, kind: 'delivery_note', articleId: crop.packedId, partnerId }
        lines.push({ ...line, cases, kg, shippedAt })
      }
    }
  }
  return { notes, lines }
}
