import { businessToday } from './business-today.ts'
import { useAddress } from './use-address.ts'
import { daysOfWeek, weekBeside, weekOf, weeksIn } from '#kernel/shared/iso-week.ts'

/** The week that a page shows, kept in its address as `2026-48`; unless said this one, or so many weeks beside it. */
export function useWeek({ usually = 0 }: { usually?: number } = {}) {
  const address = useAddress<'semaine' | 'jour'>()
  const today = businessToday().toString()
  const present = weekOf(today)
  const { year, week } = weekSaid(address.of('semaine')) ?? weekBeside(present.year, present.week, usually)
  const go = (step: number) => {
    const next = weekBeside(year, week, step)
    address.change({ semaine: `${next.year}-${String(next.week).padStart(2, '0')}`, jour: null })
  }
  return {
    year,
    week,
    days: daysOfWeek(year, week),
    today,
    go,
    thisWeek: () => address.change({ semaine: null, jour: null }),
  }
}

function weekSaid(text: string | null) {
  const [, year, week] = /^(20\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  const said = { year: Number(year), week: Number(week) }
  return said.week >= 1 && said.week <= weeksIn(said.year || 2026) ? said : null
}
