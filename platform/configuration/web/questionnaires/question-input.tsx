import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Question, scaleSteps } from '../../questionnaire.model.ts'
import { RadiosField } from './radios-field.tsx'

/** A question as people answer it; its name in the form is its id. */
export function QuestionInput({ question: { id, kind, label, help, options } }: { question: Question }) {
  const t = useT()
  const shared = { name: id, label, ...(help && { help }) }
  const offered = options.filter(({ active }) => active).map(option => ({ value: option.id, label: option.label }))
  switch (kind) {
    case 'text':
      return <TextField {...shared} />
    case 'longText':
      return <TextField {...shared} multiline minRows={3} />
    case 'number':
      return <NumberField {...shared} decimals={6} />
    case 'date':
      return <DateField {...shared} />
    case 'yesNo':
      return (
        <RadiosField
          {...shared}
          help={help ?? undefined}
          isRow
          choices={[
            { value: true, label: t('answer.yes') },
            { value: false, label: t('answer.no') },
          ]}
        />
      )
    case 'choice':
      return <RadiosField {...shared} help={help ?? undefined} choices={offered} />
    case 'choices':
      return <ManyField {...shared} suggestions={offered} />
    case 'scale':
      return (
        <RadiosField
          {...shared}
          help={help ?? t('configuration.questionnaires.scale-help')}
          isRow
          choices={scaleSteps.map(step => ({ value: step, label: String(step) }))}
        />
      )
  }
}
