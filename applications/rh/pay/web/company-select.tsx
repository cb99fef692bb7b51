import { useT } from '#kernel/web/i18n.ts'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import type { useCompany } from './use-company.ts'

/** Nothing to choose where there is one. */
export function CompanySelect({ companies, company, choose }: ReturnType<typeof useCompany>) {
  const t = useT()
  if (companies.length < 2) return null
  return (
    <FilterSelect
      label={t('field.company')}
      choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={company?.id ?? null}
      onChoose={choose}
    />
  )
}
