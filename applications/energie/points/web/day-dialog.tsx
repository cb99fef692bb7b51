import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { instantOf } from '#kernel/shared/business-zone.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { dayAfter } from '../../days.model.ts'
import { PointReason } from '../points.model.ts'
import { pointsCalls } from '../points.calls.ts'

type Day = AnswerOf<typeof pointsCalls.getPointsCalendar>[number]
type Props = { meterId: string; day: Day; level: number; onClose: () => void }

/** A day of a meter: what it sums up to, its holes, and what a person makes of them. */
export function DayDialog({ meterId, day, level, onClose }: Props) {
  const t = useT()
  const { longDate, number } = useFormat()
  const tasks = [
    ...(level >= 2 && day.holes.length > 0 ? (['estimate'] as const) : []),
    ...(level >= 3 ? (['correct'] as const) : []),
  ]
  const [task, setTask] = useState<string | undefined>(tasks[0])
  const counts = { known: number(day.known), expected: number(day.expected) }
  const state = day.known < day.expected ? t('energie.points.incomplete', counts) : t('energie.points.count', counts)
  return (
    <Dialog title={longDate(day.day)} onClose={onClose} width="sm">
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>{`${number(day.kwh, { maximumFractionDigits: 3 })} kWh · ${state}`}</Typography>
        {tasks.length > 1 && (
          <Tabs
            label={t('energie.points.estimate')}
            value={task ?? ''}
            onChange={setTask}
            tabs={tasks.map(value => ({ value, label: t(`energie.points.${value}`) }))}
          />
        )}
        {task === 'estimate' && <EstimateForm meterId={meterId} day={day} onClose={onClose} />}
        {task === 'correct' && <CorrectionForm meterId={meterId} day={day} onClose={onClose} />}
      </Box>
    </Dialog>
  )
}

type FormProps = Omit<Props, 'level'>

const Estimate = z
  .strictObject({
    hole: z.string(),
    method: z.enum(['mean', 'typed']),
    kw: z.number().min(0).nullable(),
    reason: PointReason,
  })
  .refine(({ method, kw }) => method === 'mean' || kw !== null, { path: ['kw'], error: 'state.required' })

function EstimateForm({ meterId, day: { day, holes }, onClose }: FormProps) {
  const t = useT()
  const { time } = useFormat()
  const { send } = useSend(pointsCalls.estimatePoints, { staysOnPage: true })
  return (
    <Form
      schema={Estimate}
      values={{ hole: '0', method: 'mean', kw: null, reason: '' }}
      submit={t('energie.points.add-estimate')}
      onCancel={onClose}
      onSubmit={async ({ hole, method, kw, reason }) => {
        const span = holes[Number(hole)]
        if (span) await send({ meterId, day, ...span, kw: method === 'mean' ? null : kw, reason })
        onClose()
      }}
    >
      <SelectField
        name="hole"
        label={t('energie.points.missing')}
        choices={holes.map(({ from, to }, place) => ({
          value: String(place),
          label: t('energie.points.hole', { from: time(from), to: time(to) }),
        }))}
      />
      <SelectField
        name="method"
        label={t('energie.points.method')}
        choices={(['mean', 'typed'] as const).map(value => ({ value, label: t(`energie.points.${value}`) }))}
      />
      <NumberField name="kw" label={t('energie.points.kw')} decimals={3} unit="kW" />
      <TextField name="reason" label={t('field.reason')} />
    </Form>
  )
}

const hour = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'kernel.form.time-shape')
const Correction = z.strictObject({ from: hour, to: hour, kw: z.number().min(0), reason: PointReason })

function CorrectionForm({ meterId, day: { day, version }, onClose }: FormProps) {
  const t = useT()
  const { send } = useSend(pointsCalls.correctPoints, { staysOnPage: true })
  const endOf = (at: string) =>
    at === '00:00' || at === '24:00' ? instantOf(dayAfter(day), '00:00') : instantOf(day, at)
  return (
    <Form
      schema={Correction}
      values={{ from: '', to: '', kw: null, reason: '' }}
      submit={t('verb.save')}
      onCancel={onClose}
      onSubmit={async ({ from, to, ...fields }) => {
        await send({ meterId, day, version, ...fields, from: instantOf(day, from), to: endOf(to) })
        onClose()
      }}
    >
      <TimeField name="from" label={t('field.start')} />
      <TimeField name="to" label={t('field.end')} />
      <NumberField name="kw" label={t('energie.points.kw')} decimals={3} unit="kW" />
      <TextField name="reason" label={t('field.reason')} />
    </Form>
  )
}
