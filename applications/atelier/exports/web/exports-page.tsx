import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import { tables } from '../export.model.ts'
import { daysOf, periodsOfExport } from '../period.model.ts'
import { DefectsTable, LotsTable, MovesTable, OrdersTable, StockTable, StopsTable } from './export-tables.tsx'

const tableOf = {
  lots: LotsTable,
  stock: StockTable,
  moves: MovesTable,
  orders: OrdersTable,
  defects: DefectsTable,
  stops: StopsTable,
}

/** What the workshop did over a period, as tables that leave whole for a spreadsheet. */
export function ExportsPage() {
  const t = useT()
  const { date } = useFormat()
  const place = useWorkshop()
  const address = useAddress<'table' | 'periode'>()
  const table = tables.find(one => one === address.of('table')) ?? 'lots'
  const period = periodsOfExport.find(one => one === address.of('periode')) ?? 'week_before'
  const { workshop } = place
  const today = businessToday()
  const days = daysOf(period, today)
  const until = [days.to, today.toString()].toSorted()[0] as string
  const Table = tableOf[table]
  return (
    <Page
      title={t('atelier.exports')}
      context={
        table === 'stock'
          ? t('atelier.exports.on', { date: date(until) })
          : t('atelier.exports.days', { from: date(days.from), to: date(days.to) })
      }
      actions={
        <>
          <WorkshopFilter {...place} />
          <Select
            size="small"
            value={period}
            onChange={event => address.change({ periode: event.target.value })}
            slotProps={{ input: { 'aria-label': t('atelier.exports.period') } }}
          >
            {periodsOfExport.map(one => (
              <MenuItem key={one} value={one}>
                {t(`atelier.exports.period.${one}`)}
              </MenuItem>
            ))}
          </Select>
        </>
      }
    >
      {place.error && <Failed error={place.error} onRetry={place.again} />}
      {place.workshops && !workshop && (
        <Empty title={t('atelier.workshop.none')} text={t('atelier.workshop.none-text')} />
      )}
      <Tabs
        label={t('atelier.exports')}
        value={table}
        onChange={next => address.change({ table: next })}
        tabs={tables.map(one => ({ value: one, label: t(`atelier.exports.${one}`) }))}
      />
      {workshop && <Table key={`${table} ${workshop.id} ${period}`} asked={{ atelierId: workshop.id, ...days }} />}
    </Page>
  )
}
