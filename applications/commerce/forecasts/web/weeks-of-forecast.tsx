import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { ForecastRow } from '../forecast.model.ts'
import { forecastElement, freezeRight } from '../forecasts-place.model.ts'
import { columnOf, type ForecastEntry, lineOf } from './use-forecast-entry.ts'

type Props = { entry: ForecastEntry; rows: readonly ForecastRow[] }

/** The next four weeks with their sums: proposed, validated, frozen. */
export function WeeksOfForecast({ entry, rows }: Props) {
  return (
    <CardGrid most={4}>
      {entry.forecast.weeks.slice(0, 4).map((week, index) => (
        <WeekCard key={columnOf(week)} entry={entry} rows={rows} index={index} />
      ))}
    </CardGrid>
  )
}

function WeekCard({ entry, rows, index }: Props & { index: number }) {
  const t = useT()
  const alert = useAlert()
  const { number } = useFormat()
  const level = useLevel(forecastElement)
  const freezes = useLevel(freezeRight) >= 2
  const week = entry.forecast.weeks[index]
  if (!week) return null
  const cells = rows.map(row => ({ row, ...row.cells[index] }))
  const cases = cells.reduce((sum, cell) => sum + (cell.cases ?? 0), 0)
  const drafts = cells.filter(({ state }) => state === 'draft').length
  const validated = cells.filter(({ state }) => state === 'validated').length
  const open = cells.filter(({ cases: typed, row }) => (typed ?? null) === null && row.proposal !== null)
  const attempt = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work()
      alert.success(said)
    } catch (failure) {
      alert.error((failure as ApiError).message)
    }
  }
  const name = t('commerce.forecast.short-week', { week: week.week })
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('commerce.sales.week-of', week)}</Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('commerce.forecast.cases', { count: cases, cases: number(cases) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {drafts > 0
          ? t('commerce.forecast.to-validate', { count: drafts })
          : t('commerce.forecast.nothing-to-validate')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {level >= 3 && drafts > 0 && (
          <Button
            variant="contained"
            loading={entry.isSending}
            onClick={() =>
              void attempt(() => entry.validate(week), t('commerce.forecast.was-validated', { week: name }))
            }
          >
            {t('commerce.forecast.validate')}
          </Button>
        )}
        {freezes && drafts === 0 && validated > 0 && (
          <Button
            variant="outlined"
            loading={entry.isSending}
            onClick={() => void attempt(() => entry.freeze(week), t('commerce.forecast.was-frozen', { week: name }))}
          >
            {t('commerce.forecast.freeze')}
          </Button>
        )}
        {level >= 2 && open.length > 0 && (
          <Button
            variant="outlined"
            disabled={entry.isSending}
            onClick={() =>
              entry.type(open.map(({ row }) => ({ row: lineOf(row), column: columnOf(week), value: row.proposal })))
            }
          >
            {t('commerce.forecast.take-proposal')}
          </Button>
        )}
      </Box>
    </Card>
  )
}
