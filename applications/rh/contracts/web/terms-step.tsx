import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { monthlyGross, trialOf } from '#rh/contract-rules/trial.model.ts'
import { coefficientsCalls } from '#rh/contract-terms/coefficients.calls.ts'
import { salariesCalls } from '#rh/contract-terms/salaries.calls.ts'
import { dsnOn } from '#rh/contract-terms/type-of-contract.model.ts'
import { typesOfContractCalls } from '#rh/contract-terms/types-of-contract.calls.ts'
import { workTimesCalls } from '#rh/contract-terms/work-times.calls.ts'
import { placePart } from '#rh/employee-history/employee-history.web.ts'
import { hourly } from '#rh/employee-history/minimum-pay.model.ts'
import { positionsCalls } from '#rh/positions/positions.calls.ts'
import type { Check } from '../contract.model.ts'
import { FieldsGrid } from './fields-grid.tsx'
import { saidOf } from './use-checks.ts'

const Place = componentOf(placePart, <LinesSkeleton lines={1} />)

type Props = { companyId: string | null; checks: readonly Check[] | undefined; writesPay: boolean }

/** What the contract says: for which work, from when to when, how long a week and for how much. */
export function TermsStep({ companyId, checks, writesPay }: Props) {
  const t = useT()
  return (
    <>
      <SectionCard title={t('rh.contract.what')}>
        <FieldsGrid>
          <TypeAndPosition />
          <Place companyId={companyId} />
        </FieldsGrid>
      </SectionCard>
      <SectionCard title={t('rh.contract.when')}>
        <FieldsGrid>
          <Days checks={checks} />
        </FieldsGrid>
      </SectionCard>
      <SectionCard title={t('rh.contract.pay')}>
        <FieldsGrid>
          <Pay checks={checks} writesPay={writesPay} />
        </FieldsGrid>
      </SectionCard>
    </>
  )
}

const useTypes = () => useCall(typesOfContractCalls.getTypesOfContracts, {}).data ?? []

function TypeAndPosition() {
  const t = useT()
  const types = useTypes()
  const positions = useCall(positionsCalls.getPositionsOfClient, {}).data ?? []
  return (
    <>
      <SelectField
        name="typeOfContract"
        label={t('rh.field.typeOfContract')}
        choices={types.map(({ id, libelle }) => ({ value: id, label: libelle }))}
      />
      <AutocompleteField
        name="position"
        label={t('rh.field.position')}
        suggestions={positions.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}

function Days({ checks }: Pick<Props, 'checks'>) {
  const t = useT()
  const reasonCode = useWatch({ name: 'reasonCode' }) as string | null
  const hiringDate = useDay('hiringDate')
  const family = useFamily()
  const hasEnd = family !== 'permanent'
  const isFixed = family !== undefined && ['fixed_term', 'fixed_term_open', 'seasonal', 'harvest'].includes(family)
  const isPast = hiringDate !== null && hiringDate < businessToday().toString()
  const reasons = dsnOn('reason', hiringDate ?? businessToday().toString())
  return (
    <>
      <DateField name="hiringDate" label={t('rh.field.hiringDate')} help={saidOf(checks, 'hiringDate')} />
      <TimeField name="hiringTime" label={t('rh.contract.hiring-time')} />
      {isPast && (
        <TextField name="retroactiveReason" label={t('rh.contract.retroactive-reason')} multiline minRows={2} />
      )}
      {hasEnd && (
        <DateField
          name="endOfContractDate"
          label={t('rh.field.endOfContractDate')}
          help={saidOf(checks, 'endOfContractDate')}
        />
      )}
      {(family === 'seasonal' || family === 'fixed_term_open') && (
        <NumberField
          name="minimumDurationDays"
          label={t('rh.contract.minimum-duration')}
          help={saidOf(checks, 'minimumDurationDays') ?? t('rh.contract.minimum-duration-help')}
        />
      )}
      <Box>
        <DateField
          name="trialPeriodDate"
          label={t('rh.field.trialPeriodDate')}
          help={saidOf(checks, 'trialPeriodDate')}
        />
        <ProposedTrial />
      </Box>
      {isFixed && (
        <>
          <SelectField
            name="reasonCode"
            label={t('rh.contract.reason')}
            choices={reasons.map(({ code, label }) => ({ value: code, label }))}
          />
          <TextField
            name="reasonText"
            label={t('rh.contract.reason-text')}
            help={saidOf(checks, 'reasonText') ?? t('rh.contract.reason-text-help')}
            multiline
            minRows={2}
          />
        </>
      )}
      {isFixed && reasonCode === replacement && (
        <>
          <TextField name="replacedPerson" label={t('rh.contract.replaced-person')} />
          <TextField name="replacedQualification" label={t('rh.contract.replaced-qualification')} />
        </>
      )}
    </>
  )
}

/** The day in a field of the form; null while it is none, half typed perhaps. */
function useDay(name: string): string | null {
  const typed = useWatch({ name }) as unknown
  return z.iso.date().safeParse(typed).success ? (typed as string) : null
}

/** Of the monthly declaration: somebody who is away is replaced. */
const replacement = '01'

function useFamily() {
  const types = useTypes()
  const chosen = useWatch({ name: 'typeOfContract' }) as string
  return types.find(({ id }) => id === chosen)?.family
}

/** The trial that the law lets be, in one click. */
function ProposedTrial() {
  const t = useT()
  const { date } = useFormat()
  const { setValue } = useFormContext()
  const family = useFamily()
  const positions = useCall(positionsCalls.getPositionsOfClient, {}).data ?? []
  const hiringDate = useDay('hiringDate')
  const end = useDay('endOfContractDate')
  const [minimum, position, trial] = useWatch({ name: ['minimumDurationDays', 'position', 'trialPeriodDate'] }) as [
    number | '',
    string,
    string,
  ]
  if (!family || !hiringDate || (end && end < hiringDate)) return null
  const term = {
    family,
    hiringDate,
    endOfContractDate: end,
    minimumDurationDays: minimum || null,
    cspCode: positions.find(({ id }) => id === position)?.csp?.code ?? null,
  }
  const proposed = trialOf(term)?.proposed
  if (!proposed || proposed === trial) return null
  return (
    <Button
      size="small"
      onClick={() => setValue('trialPeriodDate', proposed, { shouldDirty: true, shouldValidate: true })}
    >
      {t('rh.contract.propose-trial', { date: date(proposed) })}
    </Button>
  )
}

function Pay({ checks, writesPay }: Pick<Props, 'checks' | 'writesPay'>) {
  const t = useT()
  const workTimes = useCall(workTimesCalls.getWorkTimes, {}).data ?? []
  const coefficients = useCall(coefficientsCalls.getCoefficients, {}, { enabled: writesPay }).data ?? []
  const salaries = useCall(salariesCalls.getSalaries, {}, { enabled: writesPay }).data ?? []
  const { setValue } = useFormContext()
  const { money } = useFormat()
  const [workTime, salary, adapts, adapted, gross] = useWatch({
    name: ['workTime', 'salary', 'enableAdaptedSalary', 'adaptedSalary', 'hiringMonthlyGrossSalary'],
  }) as [string, string, boolean, number | '', number | '']
  const hours = workTimes.find(({ id }) => id === workTime)?.weeklyHours ?? null
  const chosen = salaries.find(({ id }) => id === salary)
  const amount = adapts && adapted !== '' ? adapted : chosen?.amount
  const anHour = chosen && amount ? hourly({ unit: chosen.unit, amount, weeklyHours: hours }) : null
  const computed = anHour && hours ? monthlyGross(anHour, hours) : null
  return (
    <>
      <SelectField
        name="workTime"
        label={t('rh.field.workTime')}
        choices={labelled(workTimes)}
        help={saidOf(checks, 'workTime')}
      />
      {writesPay && (
        <>
          <SelectField name="coefficient" label={t('rh.field.coefficient')} choices={labelled(coefficients)} />
          <SelectField
            name="salary"
            label={t('rh.field.salary')}
            choices={labelled(salaries)}
            help={saidOf(checks, 'salary')}
          />
          <CheckboxField name="enableAdaptedSalary" label={t('rh.contract.adapt-salary')} />
          {adapts && <NumberField name="adaptedSalary" label={t('rh.field.adaptedSalary')} decimals={4} unit="€" />}
          <Box>
            <NumberField name="hiringMonthlyGrossSalary" label={t('rh.contract.monthly-gross')} decimals={2} unit="€" />
            {computed !== null && computed !== gross && (
              <Button
                size="small"
                onClick={() => setValue('hiringMonthlyGrossSalary', computed, { shouldDirty: true })}
              >
                {t('rh.contract.propose-gross', { amount: money(Math.round(computed * 100)) })}
              </Button>
            )}
          </Box>
          <CheckboxField name="hasSixMonthsPractice" label={t('rh.contract.practice')} />
        </>
      )}
    </>
  )
}

const labelled = (terms: readonly { id: string; label: string }[]) =>
  terms.map(({ id, label }) => ({ value: id, label }))
