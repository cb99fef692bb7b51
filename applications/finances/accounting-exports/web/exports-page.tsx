import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { monthSaid } from '#kernel/web/kit/month-said.ts'
import { MonthChoice } from '#kernel/web/kit/month-choice.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { accountingExportsCalls } from '../accounting-exports.calls.ts'
import { ExportsOfCompany } from './exports-of-company.tsx'
import { MonthToExport } from './month-to-export.tsx'

/** What the accountant is to be given of a month of a company, and what he was given before. */
export function ExportsPage() {
  const t = useT()
  const address = useAddress<'mois' | 'societe'>()
  const month = monthSaid(address.of('mois'))
  const { data: companies, error, refetch } = useCall(accountingExportsCalls.getExportCompanies, {})
  const company = companies?.find(({ id }) => id === address.of('societe')) ?? companies?.[0]
  return (
    <Page
      title={t('finances.exports.title')}
      actions={
        <>
          {companies && companies.length > 1 && (
            <FilterSelect
              label={t('field.company')}
              choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={company?.id ?? null}
              onChoose={societe => address.change({ societe })}
            />
          )}
          <MonthChoice month={month} onChoose={mois => address.change({ mois })} />
        </>
      }
    >
      {error && !companies && <Failed error={error} onRetry={refetch} />}
      {!companies && !error && <CardSkeleton lines={8} />}
      {company && (
        <>
          <MonthToExport key={`${company.id} ${month}`} company={company} month={month.toString()} />
          <ExportsOfCompany company={company} />
        </>
      )}
    </Page>
  )
}
