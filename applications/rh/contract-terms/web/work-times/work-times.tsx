import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WorkTime } from '../../work-time.model.ts'
import { workTimesCalls } from '../../work-times.calls.ts'
import { TermsTable } from '../terms-table.tsx'
import { WorkTimeDialog } from './work-time-dialog.tsx'

const useTimes = (archived: 'true' | 'false') => useCall(workTimesCalls.getWorkTimes, { archived })

export function WorkTimes() {
  const t = useT()
  const { number } = useFormat()
  const sending = { staysOnPage: true }
  const archive = useSend(workTimesCalls.archiveWorkTime, sending)
  const restore = useSend(workTimesCalls.editWorkTime, sending)
  const length = ({ weeklyHours, daysPerYear }: WorkTime) =>
    weeklyHours === null
      ? t('rh.work-time.days-a-year', { days: number(daysPerYear) })
      : t('rh.work-time.hours-a-week', { hours: number(weeklyHours, { maximumFractionDigits: 2 }) })
  return (
    <TermsTable
      kind="work-time"
      useTerms={useTimes}
      nameOf={time => time.label}
      columns={[
        { key: 'kind', label: t('rh.work-time.kind'), text: time => t(`rh.work-time.${time.kind}`) },
        {
          key: 'length',
          label: t('rh.work-time.length'),
          text: length,
          comparedBy: ({ weeklyHours, daysPerYear }) => weeklyHours ?? daysPerYear,
          align: 'end',
        },
        {
          key: 'days',
          label: t('rh.work-time.days-per-week'),
          text: time => number(time.daysPerWeek),
          comparedBy: ({ daysPerWeek }) => daysPerWeek,
          align: 'end',
          hiddenBelow: 'lg',
        },
      ]}
      onArchive={({ id }) => archive.send({ id })}
      onRestore={({ id, version }) => restore.start({ workTime: { id, version, archived: false } })}
      form={(time, onClose) => <WorkTimeDialog time={time} onClose={onClose} />}
    />
  )
}
