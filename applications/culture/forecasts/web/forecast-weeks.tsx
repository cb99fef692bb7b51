import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { harvestForecastElement } from '../forecasts-place.model.ts'
import type { HarvestEntry } from './use-harvest-entry.ts'

/** Each week with its sum: what is proposed is taken, what was entered is validated. */
export function ForecastWeeks({ entry }: { entry: HarvestEntry }) {
  const { days } = entry.forecast
  return (
    <CardGrid most={4}>
      {days
        .filter((_, index) => index % 7 === 0)
        .map((monday, index) => (
          <WeekCard key={monday} entry={entry} first={index * 7} />
        ))}
    </CardGrid>
  )
}

function WeekCard({ entry, first }: { entry: HarvestEntry; first: number }) {
  const t = useT()
  const alert = useAlert()
  const { number, week } = useFormat()
  const level = useLevel(harvestForecastElement)
  const { days, today, rows } = entry.forecast
  const monday = days[first] ?? today
  const cells = rows.flatMap(({ plantingId, cells: own }) =>
    own.slice(first, first + 7).map(cell => ({ ...cell, plantingId })),
  )
  const open = cells.filter(({ day }) => day >= today)
  const kg = cells.reduce((sum, cell) => sum + (cell.kg ?? 0), 0)
  const entered = cells.filter(({ state }) => state === 'entered').length
  const proposed = open.filter(cell => cell.kg === null && cell.proposalKg !== null)
  const validate = async () => {
    try {
      const { year, week: of } = weekOf(monday)
      await entry.validate(year, of)
      alert.success(t('culture.forecast.was-validated', { week: week(monday) }))
    } catch (failure) {
      alert.error((failure as ApiError).message)
    }
  }
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{week(monday)}</Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('culture.forecast.kg', { kg: number(kg, { maximumFractionDigits: 0 }) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {entered > 0 ? t('culture.forecast.to-validate', { count: entered }) : t('culture.forecast.all-validated')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {level >= 3 && entered > 0 && (
          <Button variant="contained" loading={entry.isSending} onClick={() => void validate()}>
            {t('culture.forecast.validate')}
          </Button>
        )}
        {level >= 2 && proposed.length > 0 && (
          <Button
            variant="outlined"
            disabled={entry.isSending}
            onClick={() =>
              entry.type(
                proposed.map(({ plantingId, day, proposalKg }) => ({
                  row: plantingId,
                  column: day,
                  value: proposalKg,
                })),
              )
            }
          >
            {t('culture.forecast.take-proposal')}
          </Button>
        )}
      </Box>
    </Card>
  )
}
