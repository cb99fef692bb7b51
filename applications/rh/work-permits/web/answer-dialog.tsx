import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { checkAnswers } from '../permit-check.model.ts'
import { type AnswerFields, answerFields, type PermitCheckRow } from '../permit-file.model.ts'
import { workPermitsCalls } from '../work-permits.calls.ts'

type Props = { check: PermitCheckRow; onClose: () => void }

/** When the request arrived, and what the prefecture said. */
export function AnswerDialog({ check, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(workPermitsCalls.editPermitCheck, { staysOnPage: true })
  const record = async (fields: AnswerFields) => {
    await send({ ...fields, id: check.id, version: check.version })
    alert.success(t('rh.permit.answer-saved'))
    onClose()
  }
  const today = businessToday().toString()
  const dates = { min: check.askedOn ?? today, max: today }
  return (
    <Dialog title={t('rh.permit.record-answer')} onClose={onClose}>
      <Form
        schema={answerFields}
        values={{ receivedOn: check.receivedOn, answer: check.answer, answeredOn: check.answeredOn }}
        onSubmit={record}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <DateField
          name="receivedOn"
          label={t('rh.permit.received-on')}
          help={t('rh.permit.received-help')}
          {...dates}
        />
        <SelectField
          name="answer"
          label={t('rh.field.answer')}
          choices={checkAnswers.map(value => ({ value, label: t(`rh.permit.answer-${value}`) }))}
        />
        <DateField name="answeredOn" label={t('rh.permit.answered-on')} {...dates} />
      </Form>
    </Dialog>
  )
}
