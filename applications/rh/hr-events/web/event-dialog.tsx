import Box from '@mui/material/Box'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { type HrEvent, type HrEventChoices, HrEventFields, plannedKinds } from '../hr-event.model.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'

const { reminderDays: _, ...fields } = HrEventFields.shape
const Typed = z.strictObject({
  ...fields,
  siteId: textOrNone.pipe(fields.siteId),
  fromTime: textOrNone.pipe(fields.fromTime),
  toTime: textOrNone.pipe(fields.toTime),
  note: textOrNone.pipe(fields.note),
  reminders: z.array(z.string()).max(5),
})

/** Days before, among which one chooses. */
const reminders = [0, 1, 3, 7, 15, 30]

type Props = { event: HrEvent | null; choices: HrEventChoices; onClose: () => void }

/** A training, a meeting, a talk: with whom, when, and when one is told. */
export function EventDialog({ event, choices, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const today = businessToday().toString()
  const creating = useSend(hrEventsCalls.createHrEvent, { staysOnPage: true })
  const editing = useSend(hrEventsCalls.editHrEvent, { staysOnPage: true })
  const companies = choices.companies.filter(({ canPlan }) => canPlan)
  const save = async ({ reminders: days, ...typed }: z.output<typeof Typed>) => {
    const written = { ...typed, reminderDays: days.map(Number) }
    if (event) await editing.send({ id: event.id, version: event.version, event: written })
    else await creating.send(written)
    alert.success(t('rh.event.saved', { title: typed.title }))
    onClose()
  }
  return (
    <Dialog title={t(event ? 'rh.event.edit' : 'rh.event.new')} onClose={onClose}>
      <Form
        schema={Typed}
        values={{
          kind: (event?.kind as (typeof plannedKinds)[number] | undefined) ?? 'training',
          title: event?.title ?? '',
          companyId: event?.companyId ?? companies[0]?.id ?? '',
          siteId: event?.siteId ?? null,
          fromDay: event?.fromDay ?? today,
          toDay: event?.toDay ?? today,
          fromTime: event?.fromTime ?? null,
          toTime: event?.toTime ?? null,
          employeeIds: event?.people.map(({ id }) => id) ?? [],
          note: event?.note ?? null,
          reminders: event?.reminderDays.map(String) ?? [],
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <SelectField
          name="kind"
          label={t('rh.event.kind')}
          choices={plannedKinds.map(value => ({ value, label: t(`rh.event.kind.${value}`) }))}
        />
        <TextField name="title" label={t('rh.event.what')} autoFocus />
        {companies.length > 1 && (
          <SelectField
            name="companyId"
            label={t('field.company')}
            choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="fromDay" label={t('field.firstDay')} />
          <DateField name="toDay" label={t('field.lastDay')} />
          <TimeField name="fromTime" label={t('rh.event.from-time')} />
          <TimeField name="toTime" label={t('rh.event.to-time')} />
        </Box>
        <Who known={event?.people ?? []} />
        <Where sites={choices.sites} />
        <ManyField
          name="reminders"
          label={t('rh.event.reminders')}
          suggestions={reminders.map(days => ({
            value: String(days),
            label: days === 0 ? t('rh.event.same-day') : t('rh.event.days-before', { count: days }),
          }))}
        />
        <TextField name="note" label={t('rh.event.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

function Who({ known }: { known: HrEvent['people'] }) {
  const t = useT()
  const [words, setWords] = useState('')
  const companyId = useWatch({ name: 'companyId' })
  const search = words.trim()
  const { data, isFetching } = useCall(
    hrEventsCalls.getPeopleForHrEvent,
    { companyId, ...(search !== '' && { search }) },
    { staysOnPage: true, keepsFormer: true, enabled: companyId !== '' },
  )
  const found = [...known, ...(data ?? []).filter(({ id }) => !known.some(one => one.id === id))]
  return (
    <ManyField
      name="employeeIds"
      label={t('rh.event.people')}
      suggestions={found.map(({ id, name, firstname }) => ({ value: id, label: `${firstname} ${name}` }))}
      isLoading={isFetching}
      onType={setWords}
    />
  )
}

function Where({ sites }: Pick<HrEventChoices, 'sites'>) {
  const t = useT()
  const companyId = useWatch({ name: 'companyId' })
  const offered = sites.filter(site => site.companyId === companyId)
  if (offered.length === 0) return null
  return (
    <SelectField
      name="siteId"
      label={t('rh.field.site')}
      choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
