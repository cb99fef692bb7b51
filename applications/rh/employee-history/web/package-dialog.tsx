import Box from '@mui/material/Box'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { coefficientsCalls } from '#rh/contract-terms/coefficients.calls.ts'
import { salariesCalls } from '#rh/contract-terms/salaries.calls.ts'
import { typesOfContractCalls } from '#rh/contract-terms/types-of-contract.calls.ts'
import { workTimesCalls } from '#rh/contract-terms/work-times.calls.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import { positionsCalls } from '#rh/positions/positions.calls.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'
import { type PackageElement, type PackageFields, packageFields, type PackageSaved } from '../package-element.model.ts'

type Props = {
  employee: Employee
  /** The row that is put right; none for conditions of another day. */
  corrected: PackageElement | null
  /** What holds today: new conditions begin from it. */
  latest: PackageElement | null
  onClose: () => void
}

/** Conditions from a day on, or a correction of them. */
export function PackageDialog({ employee, corrected, latest, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const told = { staysOnPage: true } as const
  const { send: save } = useSend(employeeHistoryCalls.savePackageElements, told)
  const { send: correct } = useSend(employeeHistoryCalls.editPackageElements, told)
  const submit = async (fields: PackageFields) => {
    const saved: PackageSaved = await (corrected
      ? correct({ ...fields, id: corrected.id })
      : save({ ...fields, employeeId: employee.id }))
    for (const { message } of saved.checks) alert.warning(message)
    alert.success(t('rh.history.conditions-saved'))
    onClose()
  }
  return (
    <Dialog title={t(corrected ? 'rh.history.correct' : 'rh.history.new-conditions')} onClose={onClose} width="md">
      <Form
        schema={packageFields}
        values={typedOf(corrected ?? latest, corrected !== null)}
        onSubmit={submit}
        submit={t('rh.history.save-conditions')}
        onCancel={onClose}
        draft={`rh.history.package.${corrected?.id ?? employee.id}`}
      >
        <Terms />
      </Form>
    </Dialog>
  )
}

function Terms() {
  const t = useT()
  const positions = useCall(positionsCalls.getPositionsOfClient, {}).data ?? []
  const types = useCall(typesOfContractCalls.getTypesOfContracts, {}).data ?? []
  const workTimes = useCall(workTimesCalls.getWorkTimes, {}).data ?? []
  const coefficients = useCall(coefficientsCalls.getCoefficients, {}).data ?? []
  const salaries = useCall(salariesCalls.getSalaries, {}).data ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 0.5 }}>
      <DateField name="activationDate" label={t('rh.history.activation-date')} />
      <AutocompleteField
        name="positionId"
        label={t('rh.field.position')}
        suggestions={positions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="typeOfContractId"
        label={t('rh.field.typeOfContract')}
        choices={types.map(({ id, libelle }) => ({ value: id, label: libelle }))}
      />
      <SelectField name="workTimeId" label={t('rh.field.workTime')} choices={labelled(workTimes)} />
      <SelectField name="coefficientId" label={t('rh.field.coefficient')} choices={labelled(coefficients)} />
      <SelectField name="salaryId" label={t('rh.field.salary')} choices={labelled(salaries)} />
      <NumberField
        name="adaptedSalary"
        label={t('rh.field.adaptedSalary')}
        help={t('rh.history.adapted-salary-help')}
        decimals={4}
        unit="€"
      />
      <TextField name="reason" label={t('field.reason')} />
    </Box>
  )
}

const labelled = (terms: readonly { id: string; label: string }[]) =>
  terms.map(({ id, label }) => ({ value: id, label }))

const typedOf = (from: PackageElement | null, keepsDate: boolean) => ({
  activationDate: keepsDate ? (from?.activationDate ?? '') : '',
  positionId: from?.position.id ?? '',
  typeOfContractId: from?.typeOfContract?.id ?? '',
  workTimeId: from?.workTime?.id ?? '',
  coefficientId: from?.coefficient?.id ?? '',
  salaryId: from?.salary?.id ?? '',
  adaptedSalary: from?.adaptedSalary ?? '',
  reason: '',
})
