import Box from '@mui/material/Box'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCallback, useId, useState } from 'react'
import { weekOf } from '#kernel/shared/iso-week.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { LeaveGuard } from '#kernel/web/kit/leave-guard.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import type { AnnualProgram, ProgramState } from '../annual-programs.model.ts'
import {
  firstDayToChange,
  isNearTarget,
  lastDayToPublish,
  meanFindings,
  type Period,
  type PlannedWeek,
  sumOfWeeks,
  weeksOfLeave,
} from '../annual-weeks.model.ts'
import { ChangesOfProgram } from './changes-of-program.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { FillBar } from './fill-bar.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDifference } from './use-difference.ts'
import { useProgramCsv } from './use-program-csv.ts'
import { WeekBand } from './week-band.tsx'

const tones: Record<ProgramState, Tone> = {
  draft: 'neutral',
  submitted: 'warning',
  published: 'success',
  closed: 'info',
}

type Props = {
  program: AnnualProgram
  isInHand: boolean
  onTake: () => void
  onEdit: () => void
  onCopy: () => void
}
type Open = 'reason' | 'publish' | 'close' | 'remove' | null

/** The program of a group: its band of weeks, the sum against what is to be reached, and what is done next. */
export function ProgramCard({ program, isInHand, onTake, onEdit, onCopy }: Props) {
  const t = useT()
  const alert = useAlert()
  const { date } = useFormat()
  const headingId = useId()
  const periodId = useId()
  const [typed, setTyped] = useState<ReadonlyMap<string, PlannedWeek>>(new Map())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [open, setOpen] = useState<Open>(null)
  const saveCsv = useProgramCsv(program)
  const {
    send: sendEdit,
    start: startEdit,
    isSending,
  } = useSend(annualProgramsCalls.editAnnualProgram, { staysOnPage: true })
  const { start: submit } = useSend(annualProgramsCalls.submitAnnualProgram, { staysOnPage: true })
  const { send: publish } = useSend(annualProgramsCalls.publishAnnualProgram, { staysOnPage: true })
  const { send: remove } = useSend(annualProgramsCalls.removeAnnualProgram, { staysOnPage: true })
  const { id, version, state, can, firstDay, lastDay } = program
  const weeks = program.weeks.map(week => ({ ...week, ...typed.get(week.monday) }))
  const isDraft = state === 'draft' || state === 'submitted'
  const isOpen = isDraft ? can.write : state === 'published' && can.manage
  const today = businessToday().toString()
  const firstOpen = isDraft ? firstDay : firstDayToChange(today)
  const mayChange = (monday: string) => isOpen && (isDraft || monday >= firstOpen)
  const hasUnsaved = useCallback(() => typed.size > 0, [typed])
  const change = {
    id,
    version,
    groupLabel: program.groupLabel,
    unitIds: program.units.map(unit => unit.id),
    firstDay,
    lastDay,
    weeks: [...typed.values()].map(({ monday, kind, minutes }) => ({ monday, kind, minutes })),
  }
  const save = () => (isDraft ? startEdit(change) : setOpen('reason'))
  const isLate = today > lastDayToPublish(firstDay)
  return (
    <Card
      component="section"
      aria-labelledby={`${headingId} ${periodId}`}
      sx={{ p: 2.5, display: 'grid', gap: 2, breakInside: 'avoid', ...(isInHand && { borderColor: 'primary.main' }) }}
    >
      {typed.size > 0 && <LeaveGuard isDirty={hasUnsaved} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography id={headingId} variant="h6" component="h2">
              <bdi>{program.groupLabel}</bdi>
            </Typography>
            <Chip label={t(`rh.annual.state.${state}`)} tone={tones[state]} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            <bdi>{program.company}</bdi>
            {' · '}
            <bdi>{program.units.map(({ name }) => name).join(', ') || t('rh.annual.whole-company')}</bdi>
            {' · '}
            <bdi id={periodId}>{t('rh.annual.from-to', { from: date(firstDay), to: date(lastDay) })}</bdi>
          </Typography>
        </Box>
        <SumOfProgram weeks={weeks} target={program.targetMinutes} firstDay={firstDay} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
          {!isInHand && (
            <Button variant="outlined" color="inherit" onClick={onTake}>
              {t('rh.annual.see-people')}
            </Button>
          )}
          {state === 'draft' && can.write && (
            <Button
              variant="contained"
              disabled={typed.size > 0 || !isNearTarget(weeks, program.targetMinutes, firstDay)}
              onClick={() => submit({ id, version })}
            >
              {t('rh.annual.submit')}
            </Button>
          )}
          {state === 'submitted' && can.manage && (
            <Button variant="contained" disabled={typed.size > 0} onClick={() => setOpen('publish')}>
              {t('rh.annual.publish')}
            </Button>
          )}
          {state === 'published' && can.manage && today > lastDay && (
            <Button variant="contained" onClick={() => setOpen('close')}>
              {t('rh.annual.close')}
            </Button>
          )}
          <RowMenu
            label={t('verb.actOnNamed', { name: program.groupLabel })}
            actions={[
              ...(isDraft && can.write ? [{ label: t('verb.edit'), onSelect: onEdit }] : []),
              ...(can.write ? [{ label: t('rh.annual.copy'), onSelect: onCopy }] : []),
              { label: t('verb.export'), onSelect: saveCsv },
              ...(state === 'draft' && can.write
                ? [{ label: t('verb.delete'), isDestructive: true, onSelect: () => setOpen('remove') }]
                : []),
            ]}
          />
        </Box>
      </Box>
      <WeekBand program={program} weeks={weeks} chosen={chosen} onChoose={setChosen} />
      {isOpen && chosen.length > 0 && (
        <FillBar
          program={program}
          weeks={weeks}
          chosen={chosen.filter(mayChange)}
          tooNear={chosen.filter(monday => !mayChange(monday)).length}
          onFill={filled => setTyped(new Map([...typed, ...filled.map(week => [week.monday, week] as const)]))}
        />
      )}
      {typed.size > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flex: 1 }}>{t('rh.annual.typed', { count: typed.size })}</Typography>
          <Button color="inherit" variant="outlined" onClick={() => setTyped(new Map())}>
            {t('verb.cancel')}
          </Button>
          <Button variant="contained" loading={isSending} onClick={save}>
            {t('verb.save')}
          </Button>
        </Box>
      )}
      <Means weeks={weeks} profile={program.profile} />
      {isOpen && isDraft && <Leave weeks={weeks} period={program} />}
      <ChangesOfProgram program={program} />
      {open === 'reason' && (
        <ReasonDialog
          title={t('rh.annual.change-published')}
          text={t('rh.annual.change-published-text')}
          submit={t('verb.save')}
          onClose={() => setOpen(null)}
          onSay={reason => sendEdit({ ...change, reason })}
        />
      )}
      {open === 'publish' && isLate && (
        <ReasonDialog
          title={t('rh.annual.publish')}
          text={t('rh.annual.late-text', { date: date(lastDayToPublish(firstDay)) })}
          submit={t('rh.annual.publish')}
          onClose={() => setOpen(null)}
          onSay={reason => publish({ id, version, reason })}
        />
      )}
      {open === 'publish' && !isLate && (
        <Confirm
          title={t('rh.annual.publish')}
          verb={t('rh.annual.publish')}
          onConfirm={() => publish({ id, version })}
          onClose={() => setOpen(null)}
        >
          {t('rh.annual.publish-text')}
        </Confirm>
      )}
      {open === 'remove' && (
        <Confirm
          title={t('rh.annual.remove-named', { name: program.groupLabel })}
          verb={t('verb.delete')}
          isDestructive
          onConfirm={async () => {
            await remove({ id, version })
            alert.success(t('rh.annual.removed'))
          }}
          onClose={() => setOpen(null)}
        >
          {t('rh.annual.remove-text')}
        </Confirm>
      )}
      {open === 'close' && <CloseDialog program={program} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type Sum = { weeks: readonly PlannedWeek[]; target: number; firstDay: string }

/** What the weeks sum to, against what is to be reached. */
function SumOfProgram({ weeks, target, firstDay }: Sum) {
  const t = useT()
  const { duration } = useFormat()
  const difference = useDifference()
  const sum = sumOfWeeks(weeks)
  const isNear = isNearTarget(weeks, target, firstDay)
  return (
    <Box aria-live="polite" sx={{ textAlign: 'end' }}>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{t('rh.annual.sum-of-target', { sum: duration(sum), target: duration(target) })}</bdi>
      </Typography>
      <Chip
        label={isNear ? t('rh.annual.reached') : t('rh.annual.gap', { gap: difference(sum - target) })}
        tone={isNear ? 'success' : 'warning'}
      />
    </Box>
  )
}

/** Where the mean of weeks is above what the law allows. */
function Means({ weeks, profile }: { weeks: readonly PlannedWeek[]; profile: string }) {
  const t = useT()
  const { duration } = useFormat()
  return meanFindings(weeks, profile).map(({ from, until, value, limit }) => (
    <Alert key={from} severity="warning">
      {t('rh.annual.mean-over', {
        value: duration(value),
        limit: duration(limit),
        from: weekOf(from).week,
        until: weekOf(until).week,
      })}
    </Alert>
  ))
}

/** The hours to reach leave paid leave out: a program that plans work in its weeks asks for less than it seems to. */
function Leave({ weeks, period }: { weeks: readonly PlannedWeek[]; period: Period }) {
  const t = useT()
  const [wanted, closed] = [weeksOfLeave(period), weeks.filter(({ minutes }) => minutes === 0).length]
  if (closed >= wanted) return null
  return <Alert severity="info">{t('rh.annual.leave-weeks', { wanted, closed })}</Alert>
}
