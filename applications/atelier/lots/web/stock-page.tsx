import MergeTypeOutlined from '~icons/ic/outline-merge-type'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { ContextSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { theoreticalStockCalls } from '#atelier/theoretical-stock/theoretical-stock.calls.ts'
import { type LotRow } from '../lot.model.ts'
import { addressOfLot, holdRight, mixElement } from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { useLotColumns } from './lot-columns.tsx'
import { StockFigures } from './stock-figures.tsx'
import { StockFilters } from './stock-filters.tsx'

export const RawStockPage = () => <StockPage stock="raw" />
export const FinishedStockPage = () => <StockPage stock="finished" />

/** What stands in stock, article by article: physical, reserved, blocked, available. */
function StockPage({ stock }: { stock: 'raw' | 'finished' }) {
  const t = useT()
  const list = useList(lotsCalls.getLots, { module: `atelier.stock.${stock}`, usualSize: 25, usualTab: 'present' })
  const answer = usePages(lotsCalls.getLots, { ...list.query, stock })
  const summary = useCall(lotsCalls.getStockSummary, { stock }, { staysOnPage: true })
  const cover = useCall(theoreticalStockCalls.getStockCover, {}, { staysOnPage: true, enabled: stock === 'raw' })
  const columns = useLotColumns(stock)
  const [held, setHeld] = useState<{ rows: LotRow[]; done: () => void } | null>(null)
  const mayHold = useLevel(holdRight) >= 2
  const mayMix = useLevel(mixElement) >= 2
  const filters = useShownFilters(list, {
    family: nameAmong(summary.data?.families, list.narrowing.familyId),
    place: nameAmong(
      summary.data?.places.map(({ location }) => location),
      list.narrowing.locationId,
    ),
    status: list.narrowing.status && t(`atelier.lot.status.${list.narrowing.status}`),
  })
  const title = t(`atelier.stock.${stock}`)
  return (
    <Page
      title={title}
      context={summary.data ? <InWords {...summary.data} /> : summary.isPending && <ContextSkeleton />}
      actions={
        <>
          <ExportButton name={title} columns={columns} answer={answer} />
          {mayMix && stock === 'raw' && (
            <Button
              component={Link}
              to="/atelier/lotMelange"
              variant="outlined"
              color="inherit"
              startIcon={<MergeTypeOutlined />}
            >
              {t('atelier.lot.mix')}
            </Button>
          )}
        </>
      }
    >
      {summary.data && summary.data.lots > 0 && <StockFigures summary={summary.data} cover={cover.data} />}
      <DataTable
        label={title}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowPath={addressOfLot}
        {...(list.sort.by === 'article' && {
          groupOf: ({ articleId, article }: LotRow) => ({ key: articleId, label: article }),
        })}
        {...(mayHold && {
          bulkActions: [
            {
              label: t('atelier.lot.hold-verb'),
              onSelect: (rows: LotRow[], done: () => void) => setHeld({ rows, done }),
            },
          ],
        })}
        tabs={(['present', 'old', 'blocked', 'free', 'exhausted'] as const).map(value => ({
          value,
          label: t(`atelier.lot.presence.${value}`),
        }))}
        searchBy={t('atelier.stock.search')}
        filters={filters}
        filterPanel={<StockFilters list={list} summary={summary.data} />}
        empty={{ title: t('atelier.stock.none'), text: t('atelier.stock.none-text') }}
      />
      {held && (
        <HoldDialog
          lots={held.rows}
          onClose={isDone => {
            if (isDone) held.done()
            setHeld(null)
          }}
        />
      )}
    </Page>
  )
}

function InWords({ lots, physicalKg, lastMoveAt }: { lots: number; physicalKg: number; lastMoveAt: string | null }) {
  const t = useT()
  const { weight, moment } = useFormat()
  return (
    <Box component="span">
      {[
        t('atelier.lot.count', { count: lots }),
        weight(physicalKg),
        ...(lastMoveAt ? [t('atelier.stock.last-move', { moment: moment(lastMoveAt) })] : []),
      ].join(' · ')}
    </Box>
  )
}
