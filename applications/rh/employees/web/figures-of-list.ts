import type { AnswerOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { employeesCalls } from '../employees.calls.ts'

export type Figures = AnswerOf<typeof employeesCalls.getEmployeeFigures>
export type Narrowing = { status: 'active' | 'archived'; companyId?: string | undefined; search?: string | undefined }

/** How many people a list holds, where the figures know it: a whole tab, or the active people of a company. */
export function exactTotal(figures: Figures, { status, companyId, search }: Narrowing): number | undefined {
  if (search) return undefined
  if (!companyId) return figures[status]
  if (status === 'archived') return undefined
  return figures.byCompany.find(company => company.companyId === companyId)?.active
}

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
