import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { hasOptions, isCondition, type Question, QuestionKind, questionKinds } from '../../questionnaire.model.ts'
import { newOptionId } from '../new-option-id.ts'
import { TypedOptions } from '../options.model.ts'
import { OptionsField } from '../options-field.tsx'

const TypedQuestion = z
  .object({
    label: z.string().trim().min(1).max(200),
    kind: QuestionKind,
    help: z.string().trim().max(500).nullable(),
    required: z.boolean(),
    options: TypedOptions,
    condition: z.string().nullable(),
    outcomes: z.array(z.string()),
  })
  .refine(({ kind, options }) => !hasOptions(kind) || options.some(({ active }) => active), {
    path: ['options'],
    message: 'configuration.options-missing',
  })
  .refine(({ condition, outcomes }) => condition === null || outcomes.length > 0, {
    path: ['outcomes'],
    message: 'configuration.questionnaires.outcome-missing',
  })

type Props = {
  /** The question that is edited; a new one without it. */
  question?: Question
  /** Those before it, on which it may depend. */
  before: readonly Question[]
  onSave: (question: Question) => void
  onClose: () => void
}

/** What a question asks, in the client's words, and when it is asked. */
export function QuestionDialog({ question, before, onSave, onClose }: Props) {
  const t = useT()
  const conditions = before.filter(({ kind }) => isCondition(kind))
  const save = async ({ condition, outcomes, options, ...said }: z.output<typeof TypedQuestion>) => {
    onSave({
      ...said,
      id: question?.id ?? newOptionId(),
      options: hasOptions(said.kind) ? options : [],
      shownIf: condition ? { questionId: condition, is: outcomes } : null,
    })
    onClose()
  }
  return (
    <Dialog
      title={t(question ? 'configuration.questionnaires.edit-question' : 'configuration.questionnaires.add-question')}
      onClose={onClose}
    >
      <Form
        schema={TypedQuestion}
        values={{
          label: question?.label ?? '',
          kind: question?.kind ?? 'text',
          help: question?.help ?? '',
          required: question?.required ?? false,
          options: question?.options ?? [],
          condition: question?.shownIf?.questionId ?? '',
          outcomes: question?.shownIf?.is ?? [],
        }}
        submit={t('configuration.questionnaires.keep-question')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="label" label={t('configuration.questionnaires.question')} autoFocus={!question} />
        <SelectField
          name="kind"
          label={t('configuration.questionnaires.kind')}
          choices={questionKinds.map(value => ({ value, label: t(`configuration.questionnaires.kind.${value}`) }))}
        />
        <OptionsWhereAsked />
        <TextField name="help" label={t('configuration.questionnaires.help')} />
        <CheckboxField name="required" label={t('configuration.questionnaires.required')} />
        {conditions.length > 0 && <Condition conditions={conditions} />}
      </Form>
    </Dialog>
  )
}

function OptionsWhereAsked() {
  const t = useT()
  const kind: QuestionKind = useWatch({ name: 'kind' })
  return hasOptions(kind) ? <OptionsField name="options" label={t('field.options')} /> : null
}

function Condition({ conditions }: { conditions: readonly Question[] }) {
  const t = useT()
  const condition: string | null = useWatch({ name: 'condition' })
  const chosen = conditions.find(({ id }) => id === condition)
  const outcomes =
    chosen?.kind === 'yesNo'
      ? [
          { value: 'yes', label: t('answer.yes') },
          { value: 'no', label: t('answer.no') },
        ]
      : (chosen?.options ?? []).map(({ id, label }) => ({ value: id, label }))
  return (
    <>
      <SelectField
        name="condition"
        label={t('configuration.questionnaires.condition')}
        help={t('configuration.questionnaires.condition-help')}
        choices={conditions.map(({ id, label }) => ({ value: id, label }))}
      />
      {chosen && (
        <ManyField
          key={chosen.id}
          name="outcomes"
          label={t('configuration.questionnaires.outcomes')}
          suggestions={outcomes}
        />
      )}
    </>
  )
}
