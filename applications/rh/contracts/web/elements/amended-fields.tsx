import { useWatch } from 'react-hook-form'
import { useCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { coefficientsCalls } from '#rh/contract-terms/coefficients.calls.ts'
import { salariesCalls } from '#rh/contract-terms/salaries.calls.ts'
import { workTimesCalls } from '#rh/contract-terms/work-times.calls.ts'
import { employeeHistoryCalls } from '#rh/employee-history/employee-history.calls.ts'
import { placePart } from '#rh/employee-history/employee-history.web.ts'
import { positionsCalls } from '#rh/positions/positions.calls.ts'
import type { Contract } from '../../contract.model.ts'
import { FieldsGrid } from '../fields-grid.tsx'

const Place = componentOf(placePart, <LinesSkeleton lines={1} />)

/** What an amendment changes; each field says what holds today. */
export function AmendedFields({ contract }: { contract: Contract }) {
  const t = useT()
  const { date } = useFormat()
  const [changesConditions, changesEnd] = useWatch({ name: ['mustEditConditions', 'mustEditEndOfContractDate'] }) as [
    boolean,
    boolean,
  ]
  const { family, endOfContractDate } = contract
  return (
    <>
      <CheckboxField name="mustEditConditions" label={t('rh.element.change-conditions')} />
      {changesConditions && <Conditions contract={contract} />}
      {family !== 'permanent' && <CheckboxField name="mustEditEndOfContractDate" label={t('rh.element.change-end')} />}
      {changesEnd && (
        <DateField
          name="endOfContractDate"
          label={t('rh.element.new-end')}
          help={endOfContractDate ? t('rh.element.today', { value: date(endOfContractDate) }) : undefined}
        />
      )}
    </>
  )
}

function Conditions({ contract }: { contract: Contract }) {
  const t = useT()
  const { date } = useFormat()
  const { data: history = [] } = useCall(employeeHistoryCalls.getPackageHistoryOfEmployee, {
    id: contract.employeeId,
  })
  const positions = useCall(positionsCalls.getPositionsOfClient, {}).data ?? []
  const workTimes = useCall(workTimesCalls.getWorkTimes, {}).data ?? []
  const current = history.find(({ contractId, moment }) => contractId === contract.id && moment === 'current')
  const today = (value: string | null | undefined) => (value ? t('rh.element.today', { value }) : undefined)
  return (
    <FieldsGrid>
      <AutocompleteField
        name="position"
        label={t('rh.field.position')}
        suggestions={positions.map(({ id, name }) => ({ value: id, label: name }))}
        help={today(current?.position.name ?? contract.position.name)}
      />
      <SelectField
        name="workTime"
        label={t('rh.field.workTime')}
        choices={labelled(workTimes)}
        help={today(current ? current.workTime?.label : contract.workTime?.name)}
      />
      <Place companyId={contract.companyId} />
      {contract.salary !== undefined && <Pay contract={contract} today={today} current={current} />}
      {contract.family === 'permanent' && contract.trialPeriodDate && (
        <DateField
          name="trialPeriodDate"
          label={t('rh.element.new-trial-end')}
          help={today(date(contract.trialPeriodDate))}
        />
      )}
      <TextField name="other" label={t('rh.element.other')} multiline minRows={2} />
    </FieldsGrid>
  )
}

type Current = {
  coefficient?: { label: string } | null | undefined
  salary?: { label: string } | null | undefined
}
type PayProps = {
  contract: Contract
  current: Current | undefined
  today: (value: string | null | undefined) => string | undefined
}

function Pay({ contract, current, today }: PayProps) {
  const t = useT()
  const coefficients = useCall(coefficientsCalls.getCoefficients, {}).data ?? []
  const salaries = useCall(salariesCalls.getSalaries, {}).data ?? []
  return (
    <>
      <SelectField
        name="coefficient"
        label={t('rh.field.coefficient')}
        choices={labelled(coefficients)}
        help={today(current ? current.coefficient?.label : contract.coefficient?.name)}
      />
      <SelectField
        name="salary"
        label={t('rh.field.salary')}
        choices={labelled(salaries)}
        help={today(current ? current.salary?.label : contract.salary?.name)}
      />
      <NumberField name="adaptedSalary" label={t('rh.field.adaptedSalary')} decimals={4} unit="€" />
    </>
  )
}

const labelled = (terms: readonly { id: string; label: string }[]) =>
  terms.map(({ id, label }) => ({ value: id, label }))
