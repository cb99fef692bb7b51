import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSignal } from '#kernel/web/live.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { planChanged } from '#atelier/floor.signals.ts'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import type { PackingForecast } from '../plan.model.ts'
import { planningCalls } from '../planning.calls.ts'
import { ForecastCell } from './forecast-cell.tsx'
import { ForecastSheet } from './forecast-sheet.tsx'
import { useWeek } from '#kernel/web/use-week.ts'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'

/** What customers want of each article from day to day: asked for, planned, made, left. */
export function ForecastsPage() {
  const t = useT()
  const place = useWorkshop()
  const week = useWeek()
  const { workshop } = place
  return (
    <Page
      title={t('atelier.forecast.title')}
      context={t('atelier.forecast.context', { week: week.week })}
      actions={
        <>
          <WorkshopFilter {...place} />
          <WeekBar {...week} />
        </>
      }
    >
      {place.error && <Failed error={place.error} onRetry={place.again} />}
      {place.workshops && !workshop && (
        <Empty title={t('atelier.workshop.none')} text={t('atelier.workshop.none-text')} />
      )}
      {workshop && <Matrix workshopId={workshop.id} week={week} />}
    </Page>
  )
}

function Matrix({ workshopId, week }: { workshopId: string; week: ReturnType<typeof useWeek> }) {
  const t = useT()
  const { number, shortDay } = useFormat()
  const asked = { atelierId: workshopId, year: week.year, week: week.week, qualityId: 'all' } as const
  const { data, error, refetch } = useCall(planningCalls.getPrevisionCondiByWeekAndQuality, asked, {
    keepsFormer: true,
    staysOnPage: true,
  })
  useSignal(planChanged, told => told.workshopId === workshopId && void refetch())
  const [chosen, setChosen] = useState<PackingForecast | null>(null)
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.rows.length === 0) return <Empty title={t('atelier.forecast.none')} text={t('atelier.forecast.none-text')} />
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={t('atelier.forecast.title')} sx={table}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ minWidth: 190, textAlign: 'start' }}>
              {t('atelier.field.article')}
            </Box>
            {week.days.map(day => (
              <Box component="th" scope="col" key={day} sx={{ color: day === week.today ? 'primary.main' : undefined }}>
                {shortDay(day)}
              </Box>
            ))}
            <th scope="col">{t('atelier.forecast.total')}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map(row => (
            <tr key={`${row.articleId} ${row.specTiersId} ${row.customerId}`}>
              <Box component="th" scope="row" sx={{ textAlign: 'start' }}>
                <Box sx={{ fontWeight: 650 }}>{row.article}</Box>
                <Box sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.84rem' }}>
                  {row.customer ?? t('atelier.forecast.anybody')}
                </Box>
              </Box>
              {row.days.map((cell, place) => (
                <td key={week.days[place]}>{cell && <ForecastCell cell={cell} onOpen={() => setChosen(cell)} />}</td>
              ))}
              <Box component="td" sx={{ fontWeight: 700, textAlign: 'end' }}>
                {number(row.totalCases)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
      {chosen && <ForecastSheet workshopId={workshopId} forecast={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 1, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top', fontSize: '0.88rem' },
} as const
