import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type PersonWeek, shortestReason } from '../working-time.model.ts'
import { workingTimeCalls } from '../working-time.calls.ts'
import { HoursLeftOut, type Left } from './hours-left-out.tsx'

export type Moving = { verb: 'submit' | 'validate' | 'reopen'; people: readonly PersonWeek[] }
type Props = Moving & { week: { isoYear: number; isoWeek: number }; onClose: (isDone: boolean) => void }

const Reason = z.strictObject({ reason: z.string().trim().min(shortestReason).max(500) })
const NoReason = z.strictObject({})

/** Weeks of people handed on, validated or opened again; a reason is asked where the law is passed, and to open again. */
export function MoveDialog({ verb, people, week, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [left, setLeft] = useState<readonly Left[]>([])
  const submitting = useSend(workingTimeCalls.submitHours, { staysOnPage: true })
  const validating = useSend(workingTimeCalls.validateHours, { staysOnPage: true })
  const reopening = useSend(workingTimeCalls.reopenHours, { staysOnPage: true })
  const passing = people.filter(({ findings }) => findings.some(({ level }) => level === 'block'))
  const asksWhy = verb === 'reopen' || (verb === 'validate' && passing.length > 0)
  const move = async ({ reason = '' }: { reason?: string }) => {
    const those = { ...week, employeeIds: people.map(({ id }) => id) }
    const { done, results } = await (verb === 'submit'
      ? submitting.send(those)
      : verb === 'validate'
        ? validating.send({ ...those, ...(asksWhy && { reason }) })
        : reopening.send({ ...those, reason }))
    if (done > 0) alert.success(t(`rh.hours.${verb}-done`, { count: done }))
    const refused = results.filter(({ outcome }) => outcome !== 'done')
    if (refused.length === 0) return onClose(true)
    setLeft(refused.map(({ employeeId, ...one }) => ({ id: employeeId, ...one })))
  }
  if (left.length > 0) return <HoursLeftOut left={left} onClose={() => onClose(true)} />
  return (
    <Dialog title={t(`rh.hours.${verb}`)} onClose={() => onClose(false)}>
      <Form
        schema={asksWhy ? Reason : NoReason}
        values={asksWhy ? { reason: '' } : {}}
        submit={t(`rh.hours.${verb}`)}
        onSubmit={move}
        onCancel={() => onClose(false)}
      >
        <Typography>{t(`rh.hours.${verb}-text`, { count: people.length })}</Typography>
        {verb === 'validate' && passing.length > 0 && (
          <Typography color="error.strong">
            {t('rh.hours.passing', {
              count: passing.length,
              names: passing
                .slice(0, 5)
                .map(({ name, firstname }) => `${name} ${firstname}`)
                .join(', '),
            })}
          </Typography>
        )}
        {asksWhy && <TextField name="reason" label={t('field.reason')} multiline minRows={2} />}
      </Form>
    </Dialog>
  )
}
