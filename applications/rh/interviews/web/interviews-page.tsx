import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import CalendarMonth from '~icons/ic/outline-calendar-month'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { inParis } from '#kernel/shared/dates-in-words.ts'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Interview } from '../interview.model.ts'
import { interviewsCalls } from '../interviews.calls.ts'
import { FeedDialog } from './feed-dialog.tsx'
import { InterviewLine } from './interview-line.tsx'

/** Talks of a week, day by day. */
export function InterviewsPage() {
  const t = useT()
  const { week } = useFormat()
  const { of, change } = useAddress<'week' | 'recruiter'>()
  const monday = mondayIn(of('week'))
  const recruiterId = of('recruiter') ?? undefined
  const period = { from: startOf(monday), to: startOf(monday.add({ days: 7 })) }
  const { data, error, refetch } = useCall(
    interviewsCalls.getCandidatesInterviewsForClient,
    { ...period, ...(recruiterId && { recruiterId }) },
    { staysOnPage: true, keepsFormer: true },
  )
  const recruiters = useCall(interviewsCalls.getRecruiters, {}, { staysOnPage: true }).data ?? []
  const [isFeedOpen, setIsFeedOpen] = useState(false)
  const go = (days: number) => change({ week: monday.add({ days }).toString() })
  const open = (data ?? []).filter(({ state }) => state !== 'cancelled')
  return (
    <Page
      title={t('rh.interviews.title')}
      context={t('rh.interviews.context', {
        week: week(monday.toString()),
        count: open.length,
        unconfirmed: open.filter(({ state, mustConfirm }) => state === 'planned' && mustConfirm).length,
      })}
      actions={
        <>
          <Button color="inherit" variant="outlined" startIcon={<CalendarMonth />} onClick={() => setIsFeedOpen(true)}>
            {t('rh.interviews.feed')}
          </Button>
          <IconButton aria-label={t('rh.interviews.before')} onClick={() => go(-7)}>
            <ChevronLeft sx={turnsWithLanguage} />
          </IconButton>
          <Button color="inherit" variant="outlined" onClick={() => change({ week: null })}>
            {t('rh.interviews.this-week')}
          </Button>
          <IconButton aria-label={t('rh.interviews.after')} onClick={() => go(7)}>
            <ChevronRight sx={turnsWithLanguage} />
          </IconButton>
        </>
      }
    >
      <Box>
        <FilterSelect
          label={t('rh.interview.recruiter-field')}
          choices={recruiters.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={recruiterId ?? null}
          onChoose={recruiter => change({ recruiter })}
          all={t('kernel.table.every')}
        />
      </Box>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={8} />}
      {data && <Week monday={monday} interviews={data} />}
      {isFeedOpen && <FeedDialog onClose={() => setIsFeedOpen(false)} />}
    </Page>
  )
}

function mondayIn(said: string | undefined | null) {
  const day = /^\d{4}-\d\d-\d\d$/.test(said ?? '') ? Temporal.PlainDate.from(said as string) : businessToday()
  return day.subtract({ days: day.dayOfWeek - 1 })
}

const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(businessZone).toInstant().toString()

type WeekProps = { monday: Temporal.PlainDate; interviews: readonly Interview[] }

/** Working days beside each other, Saturday and Sunday when something happens there. */
function Week({ monday, interviews }: WeekProps) {
  const t = useT()
  const { longDate } = useFormat()
  const days = Array.from({ length: 7 }, (_, place) => monday.add({ days: place }))
  const of = (day: Temporal.PlainDate) => interviews.filter(({ startAt }) => inParis(startAt).toPlainDate().equals(day))
  const shown = days.filter(day => day.dayOfWeek < 6 || of(day).length > 0)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${shown.length}, minmax(0, 1fr))` },
        alignItems: 'start',
      }}
    >
      {shown.map(day => (
        <Card
          component="section"
          key={day.toString()}
          aria-label={longDate(day.toString())}
          sx={{ p: 1.5, ...(day.equals(businessToday()) && { outline: 2, outlineColor: 'primary.main' }) }}
        >
          <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
            {longDate(day.toString())}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {of(day).map(interview => (
              <InterviewLine key={interview.interviewId} interview={interview} />
            ))}
          </Box>
          {of(day).length === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('rh.interviews.none')}
            </Typography>
          )}
        </Card>
      ))}
    </Box>
  )
}
