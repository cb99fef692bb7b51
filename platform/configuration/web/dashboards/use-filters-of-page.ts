import { useAddress } from '#kernel/web/use-address.ts'
import { Period, usualPeriod } from '../../period.model.ts'

/** The dashboard that is looked at and what its page is narrowed to, kept in the address. */
export function useFiltersOfPage() {
  const { of, change } = useAddress<'dashboard' | 'company' | 'site' | 'period'>()
  return {
    dashboardId: of('dashboard'),
    companyId: of('company'),
    siteId: of('site'),
    period: Period.catch(usualPeriod).parse(of('period')),
    change,
  }
}

export type FiltersOfPage = ReturnType<typeof useFiltersOfPage>
