import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { atFields } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import type { ContractInFull } from '../contract.model.ts'
import { addressOfContracts } from '../contracts-place.model.ts'
import { SavingSteps } from './saving-steps.tsx'
import { type TypedContract, typedContract } from './typed-contract.ts'
import { useChecks } from './use-checks.ts'
import { useSaveContract } from './use-save-contract.ts'
import { WizardFields, type WizardStep, WizardStepper } from './wizard-steps.tsx'

type Props = {
  employee: Employee
  /** The one that is written over; none for a new one. */
  contract: ContractInFull | null
  values: Record<string, unknown>
}

/** A contract in two steps, judged as it is typed, then saved by four. */
export function ContractWizard({ employee, contract, values }: Props) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const writesPay = employee.can.editPay
  const [step, setStep] = useState<WizardStep>(0)
  const { save, retry, progress, saved } = useSaveContract({ employeeId: employee.id, contract, writesPay })
  const leave = () => navigate(addressOfContracts(employee.id))
  const tell = (done: ContractInFull | null) => {
    if (!done) return
    alert.success(t('rh.contract.saved', { number: done.number }))
    leave()
  }
  const isSaved = saved !== null
  if (progress && isSaved)
    return (
      <SectionCard title={t('rh.contract.saving')}>
        <SavingSteps progress={progress} onRetry={async () => tell(await retry())} />
        <Button sx={{ mt: 2 }} variant="outlined" color="inherit" onClick={leave}>
          {t('rh.contract.to-file')}
        </Button>
      </SectionCard>
    )
  const companyId = contract?.companyId ?? employee.companyId
  return (
    <Form
      schema={typedContract}
      values={values}
      submit={t(step === 0 ? 'rh.contract.next' : 'rh.contract.save-and-make')}
      onContinue={step === 0 ? () => setStep(1) : undefined}
      onSubmit={async (typed: TypedContract) =>
        tell(
          await save(typed).catch(failure => {
            setStep(stepOf(failure))
            throw atFields(failure, field => field.replace('contract.', ''))
          }),
        )
      }
      onCancel={leave}
      draft={`rh.contract.${contract?.id ?? employee.id}`}
      keepsActionsInSight
    >
      <WizardStepper step={step} onStep={setStep} />
      <Written {...{ step, companyId, writesPay }} employeeId={employee.id} contractId={contract?.id ?? null} />
    </Form>
  )
}

type Written = {
  step: WizardStep
  companyId: string | null
  writesPay: boolean
  employeeId: string
  contractId: string | null
}

function Written({ step, companyId, writesPay, employeeId, contractId }: Written) {
  const said = useChecks({ employeeId, contractId, writesPay })
  return <WizardFields {...{ step, companyId, writesPay }} {...said} />
}

/** The step on which somebody mends what was refused. */
const stepOf = (failure: { fields?: readonly { field: string }[] }): WizardStep =>
  failure.fields?.some(({ field }) => field.startsWith('dpaeConfiguration')) ? 1 : 0
