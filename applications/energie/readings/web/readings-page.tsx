import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type MeterOfRound, readingsElement } from '../reading.model.ts'
import { readingsCalls } from '../readings.calls.ts'
import { MeterReadings } from './meter-readings.tsx'
import { ReadingDialog } from './reading-dialog.tsx'

/** The round: which meters wait for their reading, and what each one was read at. */
export function ReadingsPage() {
  const t = useT()
  const { date, number } = useFormat()
  const level = useLevel(readingsElement)
  const list = useListState({ module: 'energie.readings', usualSize: 25 })
  const answer = useCall(readingsCalls.getReadingRound, {})
  const [read, setRead] = useState<MeterOfRound | null>(null)
  const [shown, setShown] = useState<MeterOfRound | null>(null)
  const late = answer.data?.filter(({ isLate }) => isLate).length
  const columns: Column<MeterOfRound>[] = [
    { key: 'meter', label: t('energie.readings.meter'), text: ({ meter }) => meter },
    { key: 'energy', label: t('energie.meters.energy'), text: row => t(`energie.meters.energy.${row.energy}`) },
    {
      key: 'lastIndex',
      label: t('energie.readings.last-index'),
      text: row => (row.lastIndex === null ? null : `${number(row.lastIndex)} ${t(`energie.meters.unit.${row.unit}`)}`),
      comparedBy: ({ lastIndex }) => lastIndex,
      align: 'end',
    },
    {
      key: 'lastReadOn',
      label: t('energie.readings.last-read'),
      text: row => row.lastReadOn && date(row.lastReadOn),
      comparedBy: ({ lastReadOn }) => lastReadOn,
    },
    {
      key: 'isLate',
      label: t('field.state'),
      text: row => t(row.isLate ? 'energie.readings.late' : 'energie.readings.up-to-date'),
      cell: row => (
        <Chip
          label={t(row.isLate ? 'energie.readings.late' : 'energie.readings.up-to-date')}
          tone={row.isLate ? 'warning' : 'success'}
        />
      ),
      onPhone: 'badge',
    },
  ]
  return (
    <Page
      title={t('energie.readings.title')}
      context={late === undefined ? undefined : t('energie.readings.waiting', { count: late })}
    >
      <DataTable
        label={t('energie.readings.title')}
        {...wholeTable({ list, answer, columns, textOf: ({ meter }) => meter })}
        searchBy={t('energie.meters.search')}
        rowId={({ meterId }) => meterId}
        rowName={({ meter }) => meter}
        rowActions={row => [
          ...(level >= 2 ? [{ label: t('energie.readings.read'), onSelect: () => setRead(row) }] : []),
          { label: t('energie.readings.of-meter'), onSelect: () => setShown(row) },
        ]}
        exportName={t('energie.readings.file')}
        empty={{ title: t('energie.readings.none'), text: t('energie.readings.none-text') }}
      />
      {read && <ReadingDialog meter={read} onClose={() => setRead(null)} />}
      {shown && <MeterReadings meter={shown} mayJudge={level >= 3} onClose={() => setShown(null)} />}
    </Page>
  )
}
