import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { locales } from '#kernel/shared/dates-in-words.ts'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { MonthArrows } from '#kernel/web/kit/month-arrows.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { absencesCalls } from '../absences.calls.ts'
import { MonthGrid } from './month-grid.tsx'

/** Who is away in a month: people down, days across. */
export function MonthCard() {
  const t = useT()
  const locale = locales[useLanguage()]
  const today = businessToday()
  const [month, setMonth] = useState(() => today.toPlainYearMonth())
  const asked = { year: month.year, month: month.month }
  const { data, error, refetch } = useCall(absencesCalls.getAbsencesOfMonth, asked, { keepsFormer: true })
  const named = month.toPlainDate({ day: 1 }).toLocaleString(locale, { month: 'long', year: 'numeric' })
  const go = (months: number) => setMonth(month.add({ months }))
  return (
    <SectionCard title={t('rh.absence.of-month', { month: named })} actions={<MonthArrows onGo={go} />}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={5} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('rh.absence.nobody-away')}</Typography>}
      {data && data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={named}>
          <MonthGrid month={month} rows={data} today={today.toString()} />
        </Box>
      )}
    </SectionCard>
  )
}
