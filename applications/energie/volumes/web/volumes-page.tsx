import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { volumesCalls } from '../volumes.calls.ts'
import { ClickDialog } from './click-dialog.tsx'
import { ClicksTable } from './clicks-table.tsx'
import { VolumesGrid } from './volumes-grid.tsx'

/** A year of a contract: what it is made for, what of it is clicked, what was taken, and what a megawatt-hour costs. */
export function VolumesPage() {
  const t = useT()
  const address = useAddress<'contract' | 'year'>()
  const contracts = useCall(volumesCalls.getContractsWithVolumes, {})
  const thisYear = businessToday().year
  const [isClicking, setIsClicking] = useState(false)
  const year = Number(address.of('year')) || thisYear
  const chosen = address.of('contract')
  const all = contracts.data ?? []
  const contract = all.find(one => one.id === chosen) ?? all.find(({ hasVolumes }) => hasVolumes) ?? all[0]
  const id = contract?.id
  const volumes = useCall(volumesCalls.getContractVolumes, { id: id ?? '', year }, { enabled: id !== undefined })
  if (contracts.error) return <Failed error={contracts.error} onRetry={contracts.refetch} />
  if (!contracts.data) return <PageSkeleton />
  const years = Array.from({ length: 7 }, (_, place) => String(thisYear - 3 + place))
  return (
    <Page
      title={t('energie.volumes.title')}
      context={t('energie.volumes.context')}
      actions={
        volumes.data?.can.click && (
          <Button variant="contained" onClick={() => setIsClicking(true)}>
            {t('energie.volumes.click')}
          </Button>
        )
      }
    >
      {contracts.data.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <FilterSelect
            label={t('energie.invoice-types.contract')}
            chosen={id ?? null}
            onChoose={value => address.change({ contract: value })}
            choices={contracts.data.map(({ id: value, name }) => ({ value, label: name }))}
          />
          <FilterSelect
            label={t('energie.volumes.year')}
            chosen={String(year)}
            onChoose={value => address.change({ year: value })}
            choices={years.map(value => ({ value, label: value }))}
          />
        </Box>
      )}
      {contracts.data.length === 0 && (
        <Empty title={t('energie.energy-contracts.none')} text={t('energie.volumes.none-text')} />
      )}
      {volumes.error && <Failed error={volumes.error} onRetry={volumes.refetch} />}
      {id && volumes.data && (
        <>
          <VolumesGrid key={`${id} ${year}`} contractId={id} year={year} read={volumes.data} />
          <ClicksTable contractId={id} answer={volumes} />
          {isClicking && (
            <ClickDialog contractId={id} year={year} volumes={volumes.data} onClose={() => setIsClicking(false)} />
          )}
        </>
      )}
    </Page>
  )
}
