import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { refusalWithin } from '#rh/contract-terms/contract-terms.web.ts'
import { permitTypeName, permitTypesOn } from '#rh/work-permits/permit-type.model.ts'
import { registerCalls } from '../register.calls.ts'
import { mentions, registeredFields, type RegisterLine, type RegisterRow } from '../register-line.model.ts'

const Correction = registeredFields.extend({
  /** What the entry stands for is turned round: the person never came, or came after all. */
  turned: z.boolean(),
  reason: z.string().trim().min(3).max(500),
})

type Props = { entry: RegisterRow; last: RegisterLine; onClose: () => void }

/** What a line should have said, and why: the reason is part of the register. */
export function CorrectDialog({ entry, last, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(registerCalls.correctRegisterEntry, { staysOnPage: true })
  const correct = async ({ reason, turned, ...said }: z.output<typeof Correction>) => {
    const fields = { ...changedFrom(last, said), ...(turned && { isVoid: !last.isVoid }) }
    try {
      await send({ id: entry.id, fields, reason })
    } catch (failure) {
      throw refusalWithin('fields', failure)
    }
    alert.success(t('rh.register.corrected'))
    onClose()
  }
  return (
    <Dialog title={t('rh.register.correct-title', { number: entry.number })} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('rh.register.correct-help')}</Typography>
      <Form
        schema={Correction}
        values={{ ...last, turned: false, reason: '' }}
        submit={t('rh.register.correct')}
        onSubmit={correct}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('rh.register.reason')} autoFocus />
        <PersonFields />
        <PresenceFields />
        <SentFields last={last} />
        <CheckboxField name="turned" label={t(last.isVoid ? 'rh.register.came-after-all' : 'rh.register.never-came')} />
      </Form>
    </Dialog>
  )
}

/** What is sent is what was changed: the rest stays as the last line says it. */
const changedFrom = (last: RegisterLine, said: z.output<typeof registeredFields>) =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(last[name as keyof RegisterLine]),
    ),
  )

function PersonFields() {
  const t = useT()
  const name = (column: string) => t(`rh.register.column.${column}`)
  return (
    <>
      <TextField name="lastName" label={name('lastName')} />
      <TextField name="firstNames" label={name('firstNames')} />
      <TextField name="citizenship" label={name('citizenship')} />
      <DateField name="birthDate" label={name('birthDate')} />
      <SelectField
        name="sex"
        label={name('sex')}
        choices={[1, 2].map(value => ({ value, label: t(`rh.register.sex.${value}`) }))}
      />
      <TextField name="job" label={name('job')} />
      <TextField name="qualification" label={name('qualification')} />
    </>
  )
}

function PresenceFields() {
  const t = useT()
  const language = useLanguage()
  const name = (column: string) => t(`rh.register.column.${column}`)
  const today = businessToday().toString()
  return (
    <>
      <DateField name="entryDate" label={name('entryDate')} />
      <DateField name="exitDate" label={name('exitDate')} />
      <DateField name="authorisationDate" label={name('authorisationDate')} />
      <SelectField
        name="permitType"
        label={name('permitType')}
        choices={permitTypesOn(today).map(({ code }) => ({ value: code, label: permitTypeName(code, language) }))}
      />
      <TextField name="permitNumber" label={name('permitNumber')} />
      <ManyField
        name="mentions"
        label={name('mentions')}
        suggestions={mentions.map(value => ({ value, label: t(`rh.register.mention.${value}`) }))}
      />
    </>
  )
}

/** Of people whom others send, and of trainees. */
function SentFields({ last }: { last: RegisterLine }) {
  const t = useT()
  const name = (column: string) => t(`rh.register.column.${column}`)
  return (
    <>
      {(last.part === 'trainee' || last.agencyName !== null) && (
        <>
          <TextField name="agencyName" label={name('agencyName')} />
          <TextField name="agencyAddress" label={name('agencyAddress')} />
        </>
      )}
      {last.part === 'trainee' && (
        <>
          <TextField name="tutorName" label={name('tutorName')} />
          <TextField name="place" label={name('place')} />
        </>
      )}
    </>
  )
}
