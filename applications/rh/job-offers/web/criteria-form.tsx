import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { type OfferChoices, type OfferCriteria, payUnits } from '../job-offer.model.ts'

const noneWhenBlank = (value: unknown) => (value === '' ? null : value)
const orNone = <Field extends z.ZodType>(field: Field) => z.preprocess(noneWhenBlank, field.nullable())
const chosen = z.string().min(1, 'kernel.field.required')

/** As a form holds it: what was left blank is none. */
const typedCriteria = z.object({
  companyId: chosen,
  positionId: chosen,
  siteId: chosen,
  unitId: orNone(z.string()),
  family: z.enum(families),
  posts: z.int().min(1).max(2000),
  startsOn: z.iso.date(),
  endsOn: orNone(z.iso.date()),
  weeklyHours: z.number().positive().max(48),
  payMin: orNone(z.number().positive()),
  payMax: orNone(z.number().positive()),
  payUnit: z.enum(payUnits),
  hasHousing: z.boolean(),
  hasTransport: z.boolean(),
  closesOn: orNone(z.iso.date()),
  questionnaireId: orNone(z.string()),
  watchedAnswers: z.record(
    z.string(),
    z
      .array(z.string())
      .nullish()
      .transform(chosenOnes => chosenOnes ?? []),
  ),
})
export type TypedCriteria = z.output<typeof typedCriteria>

type Props = {
  criteria: OfferCriteria | null
  choices: OfferChoices
  submit: string
  onSave: (criteria: TypedCriteria) => Promise<unknown>
  onCancel: () => void
  beside?: ReactNode
}

/** Step 1: for which work, where, when and for how much. */
export function CriteriaForm({ criteria, choices, submit, onSave, onCancel, beside = null }: Props) {
  const t = useT()
  const [company] = choices.companies
  return (
    <Form
      schema={typedCriteria}
      values={
        criteria ?? {
          companyId: choices.companies.length === 1 ? company?.id : '',
          positionId: '',
          siteId: '',
          family: 'seasonal',
          posts: 1,
          startsOn: '',
          endsOn: '',
          weeklyHours: 35,
          payMin: '',
          payMax: '',
          payUnit: 'hour',
          hasHousing: false,
          hasTransport: false,
          closesOn: '',
          unitId: '',
          questionnaireId: '',
          watchedAnswers: {},
        }
      }
      submit={submit}
      onSubmit={typed => onSave(withItsQuestions(typed, choices))}
      onCancel={onCancel}
      draft={criteria ? undefined : 'rh.offer.new'}
      keepsActionsInSight
    >
      <TwoColumns beside={beside}>
        <SectionCard title={t('rh.offer.what')}>
          <Grid>
            <Place choices={choices} />
            <SelectField
              name="family"
              label={t('rh.field.typeOfContract')}
              choices={families.map(value => ({ value, label: t(`rh.family.${value}`) }))}
            />
            <NumberField name="posts" label={t('rh.offer.posts')} />
          </Grid>
        </SectionCard>
        <SectionCard title={t('rh.offer.when')}>
          <Grid>
            <DateField name="startsOn" label={t('field.firstDay')} />
            <DateField name="endsOn" label={t('field.lastDay')} />
            <NumberField name="weeklyHours" label={t('rh.offer.hours')} decimals={2} unit="h" />
            <DateField name="closesOn" label={t('rh.offer.closes')} help={t('rh.offer.closes-help')} />
          </Grid>
        </SectionCard>
        <SectionCard title={t('rh.offer.pay')}>
          <Grid>
            <NumberField
              name="payMin"
              label={t('rh.offer.pay-min')}
              decimals={2}
              unit="€"
              help={t('rh.offer.pay-help')}
            />
            <NumberField name="payMax" label={t('rh.offer.pay-max')} decimals={2} unit="€" />
            <SelectField
              name="payUnit"
              label={t('rh.offer.pay-unit')}
              choices={payUnits.map(value => ({ value, label: t(`rh.offer.unit.${value}`) }))}
            />
          </Grid>
          <CheckboxField name="hasHousing" label={t('rh.offer.housing')} />
          <CheckboxField name="hasTransport" label={t('rh.offer.transport')} />
        </SectionCard>
        {choices.questionnaires.length > 0 && <Questionnaire questionnaires={choices.questionnaires} />}
      </TwoColumns>
    </Form>
  )
}

const Grid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mb: 1 }}>{children}</Box>
)

/** Places and positions are those of the company. */
function Place({ choices }: Pick<Props, 'choices'>) {
  const t = useT()
  const { setValue } = useFormContext()
  const [companyId, siteId] = useWatch({ name: ['companyId', 'siteId'] }) as [string, string]
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  const sites = choices.sites.filter(site => site.companyId === companyId)
  const units = sites.find(({ id }) => id === siteId)?.units ?? []
  const positions = choices.positions.filter(
    ({ companyIds }) => companyIds.length === 0 || companyIds.includes(companyId),
  )
  const forget = (...names: string[]) => names.forEach(name => setValue(name, ''))
  return (
    <>
      {choices.companies.length > 1 && (
        <SelectField
          name="companyId"
          label={t('field.company')}
          choices={named(choices.companies)}
          onChosen={() => forget('siteId', 'unitId', 'positionId')}
        />
      )}
      <AutocompleteField name="positionId" label={t('rh.field.position')} suggestions={named(positions)} />
      <SelectField name="siteId" label={t('rh.field.site')} choices={named(sites)} onChosen={() => forget('unitId')} />
      {units.length > 0 && <SelectField name="unitId" label={t('rh.field.unit')} choices={named(units)} />}
    </>
  )
}

/** Outcomes of the questionnaire that is asked, and no others. */
function withItsQuestions(
  { watchedAnswers, ...typed }: TypedCriteria,
  { questionnaires }: OfferChoices,
): TypedCriteria {
  const asked = questionnaires.find(({ id }) => id === typed.questionnaireId)?.questions ?? []
  const watched = Object.entries(watchedAnswers).filter(
    ([questionId, outcomes]) => outcomes.length > 0 && asked.some(({ id }) => id === questionId),
  )
  return { ...typed, watchedAnswers: Object.fromEntries(watched) }
}

/** What is asked of who applies, and the answers that a person looks at twice. */
function Questionnaire({ questionnaires }: Pick<OfferChoices, 'questionnaires'>) {
  const t = useT()
  const chosenId = useWatch({ name: 'questionnaireId' }) as string
  const questions = questionnaires.find(({ id }) => id === chosenId)?.questions ?? []
  const yesOrNo = (outcome: string) => t(outcome === 'yes' ? 'answer.yes' : 'answer.no')
  return (
    <SectionCard title={t('rh.offer.questionnaire')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectField
          name="questionnaireId"
          label={t('rh.offer.questionnaire-asked')}
          help={t('rh.offer.questionnaire-help')}
          choices={[
            { value: '', label: t('rh.offer.no-questionnaire') },
            ...questionnaires.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {questions.map(({ id, label, outcomes }) => (
          <ManyField
            key={id}
            name={`watchedAnswers.${id}`}
            label={t('rh.offer.watched-of', { question: label })}
            suggestions={outcomes.map(one => ({ value: one.id, label: one.label ?? yesOrNo(one.id) }))}
          />
        ))}
      </Box>
    </SectionCard>
  )
}
