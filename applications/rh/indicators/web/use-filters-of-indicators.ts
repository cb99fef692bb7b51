import { useAddress } from '#kernel/web/use-address.ts'

/** What the figures are narrowed to, kept in the address. */
export function useFiltersOfIndicators() {
  const { of, change } = useAddress<'company' | 'site' | 'unit'>()
  const [companyId, siteId, unitId] = [of('company'), of('site'), of('unit')]
  return {
    /** Under the names of the calls. */
    narrowing: { ...(companyId && { companyId }), ...(siteId && { siteId }), ...(unitId && { unitId }) },
    change,
  }
}

export type FiltersOfIndicators = ReturnType<typeof useFiltersOfIndicators>
export type Narrowing = FiltersOfIndicators['narrowing']
