import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Curves } from '#kernel/web/kit/curves.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import type { MeterOfRound } from '../reading.model.ts'
import { readingsCalls } from '../readings.calls.ts'
import { RejectDialog } from './reject-dialog.tsx'

type Reading = AnswerOf<typeof readingsCalls.getReadingsOfMeter>[number]

const tones = { entered: 'info', validated: 'success', rejected: 'error' } as const

/** The readings of a meter, drawn and listed; who manages judges them. */
export function MeterReadings(props: { meter: MeterOfRound; mayJudge: boolean; onClose: () => void }) {
  const { meter, mayJudge, onClose } = props
  const t = useT()
  const { date, number } = useFormat()
  const list = useListState({ module: 'energie.readings.of-meter', usualSize: 25 })
  const answer = useCall(readingsCalls.getReadingsOfMeter, { meterId: meter.meterId }, { staysOnPage: true })
  const validation = useSend(readingsCalls.validateReading, { staysOnPage: true })
  const [rejected, setRejected] = useState<Reading | null>(null)
  const withUnit = (value: number) => `${number(value)} ${t(`energie.meters.unit.${meter.unit}`)}`
  const counted = (answer.data ?? []).filter(({ consumption }) => consumption !== null).toReversed()
  const columns: Column<Reading>[] = [
    {
      key: 'readOn',
      label: t('energie.readings.read-on'),
      text: row => date(row.readOn),
      comparedBy: ({ readOn }) => readOn,
    },
    {
      key: 'index',
      label: t('energie.readings.index'),
      text: row => number(row.index),
      comparedBy: ({ index }) => index,
      align: 'end',
    },
    {
      key: 'consumption',
      label: t('energie.readings.consumption'),
      text: row => (row.consumption === null ? null : withUnit(row.consumption)),
      comparedBy: ({ consumption }) => consumption,
      align: 'end',
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`energie.readings.state.${row.state}`),
      cell: row => (
        <>
          <Chip label={t(`energie.readings.state.${row.state}`)} tone={tones[row.state]} />{' '}
          {row.doubt && <Chip label={t(`energie.readings.doubt.${row.doubt}`)} tone="warning" />}
        </>
      ),
    },
    { key: 'reason', label: t('field.reason'), text: ({ reason }) => reason, hiddenBelow: 'lg' },
  ]
  return (
    <SideSheet title={meter.meter} context={t('energie.readings.of-meter')} width="wide" onClose={onClose}>
      {counted.length > 1 && (
        <Curves
          title={t('energie.readings.consumption')}
          moments={counted.map(({ readOn }) => date(readOn))}
          measures={[
            {
              name: t('energie.readings.consumption'),
              values: counted.map(({ consumption }) => consumption),
              written: withUnit,
            },
          ]}
        />
      )}
      <DataTable
        label={t('energie.readings.of-meter')}
        {...wholeTable({ list, answer, columns, textOf: ({ readOn, note }) => `${readOn} ${note ?? ''}` })}
        rowId={({ id }) => id}
        rowName={({ readOn }) => date(readOn)}
        rowActions={row =>
          mayJudge && row.state === 'entered'
            ? [
                {
                  label: t('energie.readings.validate'),
                  onSelect: () => void validation.send({ id: row.id, version: row.version }),
                },
                { label: t('energie.readings.reject'), onSelect: () => setRejected(row) },
              ]
            : []
        }
        exportName={meter.meter}
        empty={{ title: t('energie.readings.never') }}
      />
      {rejected && <RejectDialog reading={rejected} onClose={() => setRejected(null)} />}
    </SideSheet>
  )
}
