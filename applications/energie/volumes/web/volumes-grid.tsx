import Card from '@mui/material/Card'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { EntryGrid, type GridCell } from '#kernel/web/kit/entry-grid.tsx'
import { useGridEntry } from '#kernel/web/kit/use-grid-entry.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { measuresTyped } from '../volume.model.ts'
import { volumesCalls } from '../volumes.calls.ts'

type Volumes = AnswerOf<typeof volumesCalls.getContractVolumes>
type Month = Volumes['months'][number]
type Measure = (typeof measuresTyped)[number]

const isTyped = (measure: string): measure is Measure => (measuresTyped as readonly string[]).includes(measure)

/** Megawatt-hours month by month: what is typed, and what the product tells of it below. */
export function VolumesGrid({ contractId: id, year, read }: { contractId: string; year: number; read: Volumes }) {
  const t = useT()
  const language = useLanguage()
  const { number } = useFormat()
  const saving = useSend(volumesCalls.saveContractVolumes, { staysOnPage: true })
  const entry = useGridEntry(read, (cells, newest) =>
    saving.send({
      id,
      year,
      cells: cells.flatMap(({ row, column, value }) => {
        const version = newest.months.find(({ month }) => month === column)?.version ?? 0
        return isTyped(row) ? [{ month: column, measure: row, mwh: value, version }] : []
      }),
    }),
  )
  const { months, can } = entry.told
  const byMonth = new Map(months.map(month => [month.month, month]))
  const mwh = (value: number | null) => (value === null ? '—' : number(value, { maximumFractionDigits: 3 }))
  const price = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const cellOf = (measure: string, column: string): GridCell => {
    const month = byMonth.get(column)
    if (!month) return { value: null, told: '—' }
    if (isTyped(measure)) {
      const typed = entry.typedAt(measure, column)
      return { value: typed === undefined ? month[measure] : typed, fault: entry.faultAt(measure, column) }
    }
    if (measure === 'clicked')
      return { value: null, told: mwh(month.clicked), look: isOverClicked(month) ? 'unusual' : 'plain' }
    if (measure === 'price') return { value: null, told: price(month.price), look: 'firm' }
    if (measure === 'index') return { value: null, told: `${month.isEstimated ? '≈ ' : ''}${price(month.index)}` }
    const value = measure === 'consumed' ? month.consumed : month.forecast
    return { value: null, told: mwh(value), look: isOutside(value, month) ? 'outside' : 'plain' }
  }
  const told = ['clicked', 'consumed', 'forecast', ...(can.seePrices ? ['index', 'price'] : [])]
  return (
    <Card sx={{ p: 0 }}>
      <EntryGrid
        label={t('energie.volumes.title')}
        corner={t('energie.volumes.unit')}
        rows={[...measuresTyped, ...told].map(measure => ({
          key: measure,
          label: t(`energie.volumes.measure.${measure}`),
          more: measure === 'index' || measure === 'price' ? t('energie.rates.unit-short.eur_mwh') : undefined,
        }))}
        columns={months.map(({ month }) => ({
          key: month,
          label: Temporal.PlainDate.from(month).toLocaleString(language, { month: 'short' }),
        }))}
        cellOf={cellOf}
        onTyped={cells => entry.type(cells.filter(({ row }) => isTyped(row)))}
        decimals={3}
        isReadOnly={!can.write}
      />
    </Card>
  )
}

const isOverClicked = ({ clicked, contracted }: Month) => contracted !== null && clicked > contracted

const isOutside = (value: number | null, { least, most }: Month) =>
  value !== null && ((least !== null && value < least) || (most !== null && value > most))
