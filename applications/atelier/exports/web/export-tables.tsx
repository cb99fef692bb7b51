import Box from '@mui/material/Box'
import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { type Column, columnsShown } from '#kernel/web/kit/data-table-column.ts'
import type { ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DefectLine, LotLine, MoveLine, OrderLine, StockLine, StopLine } from '../export.model.ts'
import { exportsCalls } from '../exports.calls.ts'

type Props = { asked: { atelierId: string; from: string; to: string } }

type Dated = Pick<LotLine, 'harvestedOn' | 'bestBefore'>

function useDaysOfLot(): Column<Dated>[] {
  const t = useT()
  const { date } = useFormat()
  return [
    {
      key: 'harvestedOn',
      label: t('atelier.lot.harvested-on'),
      text: row => row.harvestedOn && date(row.harvestedOn),
      hiddenBelow: 'lg',
    },
    {
      key: 'bestBefore',
      label: t('atelier.lot.best-before'),
      text: row => row.bestBefore && date(row.bestBefore),
      isOptional: true,
    },
  ]
}

export function LotsTable({ asked }: Props) {
  const t = useT()
  const { exactly } = useFormat()
  const daysOfLot = useDaysOfLot()
  const list = useList(exportsCalls.getExportOfLots, { module: 'atelier.exports.lots', usualSize: 25 })
  const answer = usePages(exportsCalls.getExportOfLots, { ...list.query, ...asked })
  const columns: Column<LotLine>[] = [
    { key: 'number', label: t('field.number'), text: row => row.number },
    { key: 'madeAt', label: t('field.when'), text: row => exactly(row.madeAt) },
    { key: 'kind', label: t('field.kind'), text: row => t(`atelier.lot.kind.${row.kind}`) },
    { key: 'article', label: t('atelier.field.article'), text: row => row.article },
    { key: 'family', label: t('atelier.field.family'), text: row => row.family, hiddenBelow: 'lg' },
    ...daysOfLot,
    weightColumn('initialKg', t('atelier.exports.initial'), row => row.initialKg),
    weightColumn('physicalKg', t('atelier.exports.left'), row => row.physicalKg),
    { key: 'state', label: t('field.state'), text: row => t(`atelier.lot.state.${row.state}`), hiddenBelow: 'md' },
    {
      key: 'quality',
      label: t('atelier.stop.quality'),
      text: row => t(`atelier.lot.status.${row.qualityStatus}`),
      hiddenBelow: 'md',
    },
  ]
  return <Table name={t('atelier.exports.lots')} {...{ list, answer, columns }} nameOf={row => row.number} />
}

export function StockTable({ asked: { atelierId, to } }: Props) {
  const t = useT()
  const daysOfLot = useDaysOfLot()
  const list = useList(exportsCalls.getExportOfStock, { module: 'atelier.exports.stock', usualSize: 25 })
  const answer = usePages(exportsCalls.getExportOfStock, { ...list.query, atelierId, on: to })
  const columns: Column<StockLine>[] = [
    { key: 'number', label: t('field.number'), text: row => row.number },
    { key: 'kind', label: t('field.kind'), text: row => t(`atelier.lot.kind.${row.kind}`), hiddenBelow: 'md' },
    { key: 'article', label: t('atelier.field.article'), text: row => row.article },
    { key: 'family', label: t('atelier.field.family'), text: row => row.family, hiddenBelow: 'lg' },
    { key: 'places', label: t('atelier.exports.places'), text: row => row.places.join(', ') },
    ...daysOfLot,
    weightColumn('kg', t('trade.weight'), row => row.kg),
    { key: 'cases', label: t('trade.cases'), text: row => row.cases, align: 'end', hiddenBelow: 'md' },
  ]
  return <Table name={t('atelier.exports.stock')} {...{ list, answer, columns }} nameOf={row => row.number} />
}

export function MovesTable({ asked }: Props) {
  const t = useT()
  const { exactly } = useFormat()
  const list = useList(exportsCalls.getExportOfMoves, { module: 'atelier.exports.moves', usualSize: 25 })
  const answer = usePages(exportsCalls.getExportOfMoves, { ...list.query, ...asked })
  const columns: Column<MoveLine>[] = [
    { key: 'lot', label: t('atelier.lot'), text: row => row.lot },
    { key: 'movedAt', label: t('field.when'), text: row => exactly(row.movedAt) },
    { key: 'kind', label: t('atelier.lot.act'), text: row => t(`atelier.lot.move.${row.kind}`) },
    { key: 'article', label: t('atelier.field.article'), text: row => row.article, hiddenBelow: 'md' },
    { key: 'from', label: t('atelier.lot.from'), text: row => row.from },
    { key: 'to', label: t('atelier.lot.to'), text: row => row.to },
    weightColumn('kg', t('trade.weight'), row => row.kg),
    { key: 'cases', label: t('trade.cases'), text: row => row.cases, align: 'end', hiddenBelow: 'lg' },
    { key: 'by', label: t('field.by'), text: row => row.by, hiddenBelow: 'lg' },
    { key: 'reason', label: t('field.reason'), text: row => row.reason, isOptional: true },
  ]
  return <Table name={t('atelier.exports.moves')} {...{ list, answer, columns }} nameOf={row => row.lot} />
}

export function OrdersTable({ asked }: Props) {
  const t = useT()
  const { date, exactly } = useFormat()
  const list = useList(exportsCalls.getExportOfOrders, { module: 'atelier.exports.orders', usualSize: 25 })
  const answer = usePages(exportsCalls.getExportOfOrders, { ...list.query, ...asked })
  const columns: Column<OrderLine>[] = [
    { key: 'number', label: t('field.number'), text: row => row.number },
    { key: 'plannedOn', label: t('field.day'), text: row => date(row.plannedOn) },
    { key: 'line', label: t('atelier.results.line'), text: row => row.line },
    { key: 'article', label: t('atelier.field.article'), text: row => row.article },
    { key: 'customer', label: t('atelier.field.customer'), text: row => row.customer, isOptional: true },
    {
      key: 'plannedCases',
      label: t('atelier.field.plannedCases'),
      text: row => row.plannedCases,
      align: 'end',
      hiddenBelow: 'md',
    },
    { key: 'doneCases', label: t('atelier.field.doneCases'), text: row => row.doneCases, align: 'end' },
    weightColumn('pouredKg', t('atelier.exports.poured'), row => row.pouredKg),
    weightColumn('producedKg', t('atelier.results.produced'), row => row.producedKg),
    { ...weightColumn('downgradedKg', t('atelier.exports.downgraded'), row => row.downgradedKg), isOptional: true },
    { ...weightColumn('wasteKg', t('atelier.exports.waste'), row => row.wasteKg), isOptional: true },
    weightColumn('lossKg', t('atelier.lot.move.loss'), row => row.lossKg),
    { key: 'startedAt', label: t('field.start'), text: row => exactly(row.startedAt), isOptional: true },
    { key: 'finishedAt', label: t('field.end'), text: row => exactly(row.finishedAt), isOptional: true },
    { key: 'state', label: t('field.state'), text: row => t(`atelier.order.state.${row.state}`), hiddenBelow: 'md' },
  ]
  return <Table name={t('atelier.exports.orders')} {...{ list, answer, columns }} nameOf={row => row.number} />
}

export function DefectsTable({ asked }: Props) {
  const t = useT()
  const { exactly } = useFormat()
  const list = useList(exportsCalls.getExportOfDefects, { module: 'atelier.exports.defects', usualSize: 25 })
  const answer = usePages(exportsCalls.getExportOfDefects, { ...list.query, ...asked })
  const columns: Column<DefectLine>[] = [
    { key: 'defect', label: t('atelier.defects.kind'), text: row => row.defect },
    { key: 'at', label: t('field.when'), text: row => exactly(row.at) },
    { key: 'fate', label: t('atelier.defects.fate'), text: row => t(`atelier.defects.fate.${row.fate}`) },
    weightColumn('kg', t('trade.weight'), row => row.kg),
    { key: 'article', label: t('atelier.field.article'), text: row => row.article },
    { key: 'line', label: t('atelier.results.line'), text: row => row.line, hiddenBelow: 'md' },
    { key: 'order', label: t('atelier.exports.order'), text: row => row.order },
  ]
  return <Table name={t('atelier.exports.defects')} {...{ list, answer, columns }} nameOf={row => row.defect} />
}

export function StopsTable({ asked }: Props) {
  const t = useT()
  const { exactly } = useFormat()
  const list = useList(exportsCalls.getExportOfStops, { module: 'atelier.exports.stops', usualSize: 25 })
  const answer = usePages(exportsCalls.getExportOfStops, { ...list.query, ...asked })
  const columns: Column<StopLine>[] = [
    { key: 'reason', label: t('field.reason'), text: row => t(`atelier.stop.${row.reasonCode}`) },
    { key: 'startedAt', label: t('field.start'), text: row => exactly(row.startedAt) },
    { key: 'endedAt', label: t('field.end'), text: row => exactly(row.endedAt), hiddenBelow: 'md' },
    { key: 'minutes', label: t('atelier.exports.minutes'), text: row => row.minutes, align: 'end' },
    { key: 'line', label: t('atelier.results.line'), text: row => row.line },
    { key: 'order', label: t('atelier.exports.order'), text: row => row.order },
    { key: 'comment', label: t('field.comment'), text: row => row.comment, hiddenBelow: 'lg' },
    { key: 'by', label: t('field.by'), text: row => row.by, hiddenBelow: 'lg' },
  ]
  return <Table name={t('atelier.exports.stops')} {...{ list, answer, columns }} nameOf={row => row.order} />
}

/** Kilograms as numbers: a spreadsheet adds them up. */
const weightColumn = <Row,>(key: string, label: string, kg: (row: Row) => number): Column<Row> => ({
  key,
  label,
  text: kg,
  cell: row => <Weight kg={kg(row)} />,
  align: 'end',
})

function Weight({ kg }: { kg: number }) {
  const { weight } = useFormat()
  return weight(kg)
}

type TableProps<Row> = {
  name: string
  list: ListState
  answer: ListAnswer<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
}

function Table<Row extends { id: string }>({ name, list, answer, columns, nameOf }: TableProps<Row>) {
  const t = useT()
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <ExportButton name={name} columns={columnsShown(columns, list.columns)} answer={answer} />
      </Box>
      <DataTable
        label={name}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={nameOf}
        empty={{ title: t('atelier.exports.none'), text: t('atelier.exports.none-text') }}
      />
    </>
  )
}
