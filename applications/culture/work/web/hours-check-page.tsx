import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useWeek } from '#kernel/web/use-week.ts'
import { minutesOf } from '../pace.model.ts'
import { workCalls } from '../work.calls.ts'
import type { HoursOfDay, WorkEntry } from '../work.model.ts'
import { CorrectWorkDialog } from './correct-work-dialog.tsx'
import { HoursOfPersonCard } from './hours-of-person-card.tsx'
import { RejectWorkDialog } from './reject-work-dialog.tsx'

/** The hours of a day, person by person, those that ask for a look first; approved by block. */
export function HoursCheckPage() {
  const t = useT()
  const week = useWeek()
  const { longDate } = useFormat()
  const address = useAddress<'jour'>()
  const usual = week.days.includes(week.today) ? week.today : (week.days[0] as string)
  const on = week.days.find(day => day === address.of('jour')) ?? usual
  const { data, error, refetch } = useCall(workCalls.getHoursToCheck, { on }, { keepsFormer: true })
  const [corrected, setCorrected] = useState<WorkEntry | null>(null)
  const [rejected, setRejected] = useState<WorkEntry | null>(null)
  const approve = useApproval()
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const plain = data.people
    .flatMap(({ entries }) => entries)
    .filter(({ can, flags }) => can.approve && flags.length === 0)
  return (
    <Page
      title={t('culture.work.check-title')}
      context={<Totals day={data} />}
      actions={
        <>
          <WeekBar {...week} />
          {plain.length > 0 && (
            <Button variant="contained" loading={approve.isSending} onClick={() => void approve.all(plain)}>
              {t('culture.work.approve-plain')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t('field.day')}
        value={on}
        onChange={jour => address.change({ jour })}
        tabs={week.days.map(day => ({ value: day, label: longDate(day).replace(/ \d{4}$/, '') }))}
      />
      {data.givenUp.map(({ worker, sentence, at }) => (
        <Alert key={`${worker} ${at}`} severity="warning">
          {t('culture.work.given-up-named', { name: worker, sentence })}
        </Alert>
      ))}
      {data.people.length === 0 && <Empty title={t('culture.work.nothing-worked')} />}
      {data.people.map(person => (
        <HoursOfPersonCard
          key={person.workerId}
          person={person}
          onApprove={entries => void approve.all(entries)}
          onCorrect={setCorrected}
          onReject={setRejected}
        />
      ))}
      {corrected && <CorrectWorkDialog entry={corrected} onClose={() => setCorrected(null)} />}
      {rejected && <RejectWorkDialog entry={rejected} onClose={() => setRejected(null)} />}
    </Page>
  )
}

function useApproval() {
  const t = useT()
  const alert = useAlert()
  const { send, isSending } = useSend(workCalls.approveWork, { staysOnPage: true })
  const all = async (entries: readonly WorkEntry[]) => {
    try {
      const { approved } = await send({ entries: entries.map(({ id, version }) => ({ id, version })) })
      alert.success(t('culture.work.was-approved', { count: approved }))
    } catch (failure) {
      alert.error((failure as Error).message)
    }
  }
  return { all, isSending }
}

function Totals({ day: { hours, week } }: { day: HoursOfDay }) {
  const t = useT()
  const { duration, number } = useFormat()
  const ofDay = t('culture.work.of-day', { hours: duration(minutesOf(hours)) })
  return `${ofDay} · ${t('culture.work.of-week', { done: number(week.done), planned: number(week.planned) })}`
}
