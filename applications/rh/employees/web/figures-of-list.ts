import type { AnswerOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { type Standing, standings, type TabOfStaff } from '../employee.model.ts'
import type { employeesCalls } from '../employees.calls.ts'

export type Figures = AnswerOf<typeof employeesCalls.getEmployeeFigures>
/** A tab, perhaps of one company; `isNarrower` where words or other filters choose among those. */
export type Narrowing = { status: TabOfStaff; companyId?: string | undefined; isNarrower?: boolean }

const figureOf = {
  active: 'active',
  to_hire: 'toHire',
  between_seasons: 'betweenSeasons',
  left: 'left',
  archived: 'archived',
} as const satisfies Record<Standing, keyof Figures>

/** How many people a list holds, where the figures know it: a whole tab, or the active people of a company. */
export function exactTotal(figures: Figures, { status, companyId, isNarrower }: Narrowing): number | undefined {
  if (isNarrower) return undefined
  if (!companyId) return status === 'all' ? everybodyIn(figures) : figures[figureOf[status]]
  if (status !== 'active') return undefined
  return figures.byCompany.find(company => company.companyId === companyId)?.active
}

/** All tabs together. */
export const everybodyIn = (figures: Figures) =>
  standings.reduce((sum, standing) => sum + figures[figureOf[standing]], 0)

/** The page with the length that the figures know in place of a count that stopped on its way. */
export function withExactTotal<Row>(
  page: PageOf<Row>,
  figures: Figures | undefined,
  narrowing: Narrowing,
): PageOf<Row> {
  const total = page.totalIsExact || !figures ? undefined : exactTotal(figures, narrowing)
  return total === undefined ? page : { ...page, total, totalIsExact: true }
}

/** The companies with most people; of a client with one company, none, since the total says it all. */
export function largestCompanies({ byCompany }: Figures, most: number) {
  const peopled = byCompany.flatMap(({ companyId, name, active }) =>
    companyId && name && active > 0 ? { companyId, name, active } : [],
  )
  return peopled.length < 2 ? [] : peopled.toSorted((one, other) => other.active - one.active).slice(0, most)
}
