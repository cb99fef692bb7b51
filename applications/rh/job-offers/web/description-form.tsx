import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { type OfferChoices, type OfferDescription, OfferTextsInEach, withEveryLanguage } from '../job-offer.model.ts'
import { OfferTexts, useMarkedWords } from './offer-texts.tsx'

const typedDescription = z.object({ texts: z.object(OfferTextsInEach), wordingReason: z.string().nullable() })

type Props = {
  description: OfferDescription
  models: OfferChoices['models']
  submit: string
  onSave: (description: OfferDescription) => Promise<unknown>
  onCancel: () => void
  beside: ReactNode
}

/** Step 2: what is said of the work, in each language; words that turn people away are told as they are typed. */
export function DescriptionForm({ description, models, submit, onSave, onCancel, beside }: Props) {
  const t = useT()
  const save = ({ texts, wordingReason }: z.output<typeof typedDescription>) => {
    const said = Object.entries(texts).filter(([name, text]) => name === 'fr' || Object.values(text).some(Boolean))
    return onSave({ texts: Object.fromEntries(said), wordingReason: wordingReason || null })
  }
  return (
    <Form
      schema={typedDescription}
      values={{
        texts: withEveryLanguage(description.texts),
        wordingReason: description.wordingReason ?? '',
      }}
      submit={submit}
      onSubmit={save}
      onCancel={onCancel}
      keepsActionsInSight
    >
      <TwoColumns beside={beside}>
        <SectionCard title={t('rh.offer.step.description')} actions={<TakeUp models={models} />}>
          <OfferTexts />
          <WordingReason />
        </SectionCard>
      </TwoColumns>
    </Form>
  )
}

/** Fills the texts with those of a model; nothing is saved until the step is. */
function TakeUp({ models }: Pick<Props, 'models'>) {
  const t = useT()
  const { setValue } = useFormContext()
  if (models.length === 0) return null
  return (
    <Box sx={{ width: 220 }}>
      <FilterSelect
        label={t('rh.offer.take-up')}
        chosen={null}
        choices={models.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={chosen => {
          const model = models.find(({ id }) => id === chosen)
          if (model) setValue('texts', model.texts, { shouldDirty: true, shouldValidate: true })
        }}
        fillsItsPlace
      />
    </Box>
  )
}

/** Where a marked word stands for something else, one says so. */
function WordingReason() {
  const t = useT()
  if (useMarkedWords().length === 0) return null
  return (
    <TextField name="wordingReason" label={t('rh.offer.wording-reason')} help={t('rh.offer.wording-reason-help')} />
  )
}
