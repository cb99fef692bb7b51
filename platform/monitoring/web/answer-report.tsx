import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { BugReportState } from '#platform/bug-reports/bug-report.model.ts'
import { bugReportsCalls } from '#platform/bug-reports/bug-reports.calls.ts'

const settled = ['in_progress', 'resolved', 'refused'] as const

const schema = z.strictObject({
  state: z.enum(settled),
  answer: z.string().trim().min(1).max(5_000).optional(),
})

type Props = { clientId: string; id: string; state: BugReportState }

/** What the author is answered, and where his report stands from then on. */
export function AnswerReport({ clientId, id, state }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(bugReportsCalls.setBugReportState, {
    onDone: () => alert.success(t('monitoring.bugs.answered')),
    staysOnPage: true,
  })
  return (
    <Form
      schema={schema}
      values={{ state: state === 'new' ? 'in_progress' : state, answer: '' }}
      onSubmit={answer => send({ ...answer, clientId, id })}
      submit={t('monitoring.bugs.answer')}
    >
      <TextField name="answer" label={t('monitoring.bugs.answer-text')} multiline minRows={2} />
      <SelectField
        name="state"
        label={t('field.state')}
        choices={settled.map(value => ({ value, label: t(`monitoring.bugs.state.${value}`) }))}
      />
    </Form>
  )
}
