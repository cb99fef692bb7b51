import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField, timeIn } from '#kernel/web/kit/time-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { maintenanceCalls } from '../maintenance.calls.ts'
import { CloseEverything } from './close-everything.tsx'

const everything = 0

const day = z.iso.date().nullish()
const hour = z
  .string()
  .refine(typed => timeIn(typed) !== undefined, 'maintenance.no-time')
  .nullish()

const NewMaintenance = z
  .object({
    name: z.string().trim().min(1).max(120),
    description: z.string().trim().max(2_000).default(''),
    scope: z.int(),
    startDay: day,
    startTime: hour,
    endDay: day,
    endTime: hour,
    keepAlive: z.array(idOf('platform.user')).optional(),
  })
  .check(({ value, issues }) => {
    for (const [of, time] of [
      ['startDay', 'startTime'],
      ['endDay', 'endTime'],
    ] as const)
      if (value[of] && !value[time])
        issues.push({ code: 'custom', path: [time], message: 'maintenance.no-time', input: value[time] })
  })
type NewMaintenance = z.output<typeof NewMaintenance>

/** In the business zone; today when only the hour is given. */
function instantOf(day: string | null | undefined, time: string | null | undefined) {
  const hour = timeIn(time ?? '')
  if (!hour) return null
  const date = day ? Temporal.PlainDate.from(day) : businessToday()
  return date.toZonedDateTime({ timeZone: businessZone, plainTime: hour }).toInstant().toString()
}

type Props = { applications: readonly { id: number; name: string }[]; onClose: () => void }

/** Closes now or later, everything or one application. Closing everything at once is confirmed by its name. */
export function NewMaintenanceDialog({ applications, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [words, setWords] = useState('')
  const [toConfirm, setToConfirm] = useState<NewMaintenance | null>(null)
  const people = useCall(maintenanceCalls.findPeopleToKeep, { words }, { enabled: words.trim().length >= 2 })
  const { send } = useSend(maintenanceCalls.createMaintenance)

  const create = async ({ name, description, keepAlive, scope, ...times }: NewMaintenance) => {
    const startAt = instantOf(times.startDay, times.startTime)
    const plannedEnd = instantOf(times.endDay ?? times.startDay, times.endTime)
    const applicationId = scope === everything ? null : scope
    await send({ name, description, keepAlive, applicationId, startAt, plannedEnd })
    alert.success(t(startAt ? 'maintenance.announced' : 'maintenance.created', { name }))
    onClose()
  }
  const submit = async (planned: NewMaintenance) => {
    if (planned.scope === everything && !planned.startTime) setToConfirm(planned)
    else await create(planned)
  }

  return (
    <Dialog title={t('maintenance.new')} onClose={onClose}>
      <Form
        schema={NewMaintenance}
        values={{ name: '', description: '', scope: everything, keepAlive: [] }}
        onSubmit={submit}
        submit={t('maintenance.create')}
        onCancel={onClose}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            '& > .whole': { gridColumn: '1 / -1' },
          }}
        >
          <div className="whole">
            <TextField name="name" label={t('field.name')} help={t('maintenance.name-help')} />
          </div>
          <div className="whole">
            <TextField name="description" label={t('field.description')} multiline minRows={2} />
          </div>
          <div className="whole">
            <SelectField
              name="scope"
              label={t('maintenance.scope')}
              choices={[
                { value: everything, label: t('maintenance.everything') },
                ...applications.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
          <DateField name="startDay" label={t('maintenance.start')} help={t('maintenance.start-help')} />
          <TimeField name="startTime" label={t('maintenance.start-time')} />
          <DateField name="endDay" label={t('maintenance.end-planned')} />
          <TimeField name="endTime" label={t('maintenance.end-time')} />
          <div className="whole">
            <ManyField
              name="keepAlive"
              label={t('maintenance.keep')}
              help={t('maintenance.keep-help')}
              suggestions={(people.data ?? []).map(({ id, name, mail }) => ({ value: id, label: `${name} · ${mail}` }))}
              isLoading={people.isFetching}
              onType={setWords}
            />
          </div>
        </Box>
      </Form>
      {toConfirm && (
        <CloseEverything name={toConfirm.name} onConfirm={() => create(toConfirm)} onClose={() => setToConfirm(null)} />
      )}
    </Dialog>
  )
}
