import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { energyCompaniesElement, type EnergyCompany } from '../energy-company.model.ts'
import { energyCompaniesCalls } from '../energy-companies.calls.ts'
import { EnergyCompanyDialog } from './energy-company-dialog.tsx'

export function EnergyCompaniesPage() {
  const t = useT()
  const level = useLevel(energyCompaniesElement)
  const list = useList(energyCompaniesCalls.getPaginatedEnergyCompanies, {
    module: 'energie.energy-companies',
    usualTab: 'active',
  })
  const answer = usePages(energyCompaniesCalls.getPaginatedEnergyCompanies, list.query)
  const archiving = useSend(energyCompaniesCalls.archiveEnergyCompany, { staysOnPage: true })
  const restoring = useSend(energyCompaniesCalls.restoreEnergyCompany, { staysOnPage: true })
  const columns: Column<EnergyCompany>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'siret', label: t('field.siret'), text: ({ siret }) => siret && inGroups(siret) },
    { key: 'site', label: t('energie.energy-companies.site'), text: ({ site }) => site },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('field.companies')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('energie.energy-companies.search')}
      exportName={t('energie.energy-companies.file')}
      empty={{ title: t('energie.energy-companies.none'), text: t('energie.energy-companies.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <EnergyCompanyDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="energie.energy_company" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
