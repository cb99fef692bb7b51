import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { energyContractsElement, type EnergyContract } from '../energy-contract.model.ts'
import { energyContractsCalls } from '../energy-contracts.calls.ts'
import { EnergyContractDialog } from './energy-contract-dialog.tsx'

export function EnergyContractsPage() {
  const t = useT()
  const { date } = useFormat()
  const level = useLevel(energyContractsElement)
  const list = useList(energyContractsCalls.getPaginatedEnergyContracts, {
    module: 'energie.energy-contracts',
    usualTab: 'active',
  })
  const answer = usePages(energyContractsCalls.getPaginatedEnergyContracts, list.query)
  const archiving = useSend(energyContractsCalls.archiveEnergyContract, { staysOnPage: true })
  const restoring = useSend(energyContractsCalls.restoreEnergyContract, { staysOnPage: true })
  const columns: Column<EnergyContract>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'supplier', label: t('energie.energy-contracts.supplier'), text: ({ supplier }) => supplier },
    {
      key: 'direction',
      label: t('energie.energy-contracts.direction'),
      text: row => t(`energie.energy-contracts.direction.${row.direction}`),
      hiddenBelow: 'md',
    },
    { key: 'meter', label: t('energie.energy-contracts.meter'), text: ({ meter }) => meter },
    { key: 'startsOn', label: t('field.start'), text: row => date(row.startsOn), hiddenBelow: 'md' },
    { key: 'endsOn', label: t('field.end'), text: row => row.endsOn && date(row.endsOn) },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('energie.energy-contracts.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('energie.energy-contracts.search')}
      exportName={t('energie.energy-contracts.file')}
      empty={{ title: t('energie.energy-contracts.none'), text: t('energie.energy-contracts.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <EnergyContractDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="energie.energy_contract" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
