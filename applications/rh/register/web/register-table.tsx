import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { ShownFilter } from '#kernel/web/kit/data-table-props.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { later } from '#kernel/web/later.tsx'
import { registerCalls } from '../register.calls.ts'
import type { Establishment, RegisterPart, RegisterRow } from '../register-line.model.ts'
import { PeriodFilter } from './period-filter.tsx'
import type { RegisterList } from './use-register-list.ts'
import { useRegisterTabs } from './use-register-tabs.ts'
import { nameOf, useRegisterColumns } from './use-register-columns.tsx'

const EntrySheet = later(async () => (await import('./entry-sheet.tsx')).EntrySheet)

/** A part of an establishment's register: a name opens the lines that speak of it. */
export function RegisterTable({ establishment, list }: { establishment: Establishment; list: RegisterList }) {
  const t = useT()
  const [opened, setOpened] = useState<RegisterRow | null>(null)
  const part: RegisterPart = list.tab === 'trainee' ? 'trainee' : 'staff'
  const tabs = useRegisterTabs()
  const columns = useRegisterColumns(part, setOpened)
  const siret = establishment.siret ?? ''
  const answer = useCall(registerCalls.getPageOfRegister, { ...list.query, siret, part }, { staysOnPage: true })
  return (
    <>
      <DataTable
        label={t('rh.field.staffRegister')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={nameOf}
        rowActions={row => [{ label: t('rh.register.show'), onSelect: () => setOpened(row) }]}
        tabs={tabs}
        searchBy={t('rh.register.search')}
        filters={useShownPeriod(list)}
        filterPanel={
          <PeriodFilter
            period={list.narrowing}
            onChange={({ from, to }) => {
              list.setFilter('from', from ?? null)
              list.setFilter('to', to ?? null)
            }}
          />
        }
        empty={{ title: t('rh.register.none'), text: t('rh.register.none-text') }}
      />
      {opened && <EntrySheet entry={opened} establishment={establishment} onClose={() => setOpened(null)} />}
    </>
  )
}

function useShownPeriod(list: RegisterList): ShownFilter[] {
  const t = useT()
  const { digits } = useFormat()
  return (['from', 'to'] as const).flatMap(name => {
    const day = list.narrowing[name]
    return day
      ? [{ label: `${t(`rh.register.${name}`)} ${digits(day)}`, onRemove: () => list.setFilter(name, null) }]
      : []
  })
}
