import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import { useT } from '#kernel/web/i18n.ts'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { ChecksPanel, type Said } from './checks-panel.tsx'
import { DetailsStep } from './details-step.tsx'
import { TermsStep } from './terms-step.tsx'

/** Terms, then details. */
export type WizardStep = 0 | 1
const steps = ['terms', 'details'] as const

/** Where one is; what was passed is gone back to. */
export function WizardStepper({ step, onStep }: { step: WizardStep; onStep: (step: WizardStep) => void }) {
  const t = useT()
  return (
    <Stepper nonLinear activeStep={step} sx={{ maxWidth: 560 }}>
      {steps.map((one, index) => (
        <Step key={one} completed={index < step}>
          <StepButton disabled={index > step} onClick={() => onStep(index as WizardStep)}>
            {t(`rh.contract.step-${one}`)}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  )
}

type Props = {
  step: WizardStep
  companyId: string | null
  writesPay: boolean
  checks: readonly Said[] | undefined
  hasFailed: boolean
}

/** The fields of a step, beside what the rules say of them. */
export const WizardFields = ({ step, companyId, writesPay, checks, hasFailed }: Props) => (
  <TwoColumns
    beside={
      <Box sx={{ position: { lg: 'sticky' }, top: 80 }}>
        <ChecksPanel checks={checks} hasFailed={hasFailed} />
      </Box>
    }
  >
    {step === 0 ? (
      <TermsStep companyId={companyId} checks={checks} writesPay={writesPay} />
    ) : (
      <DetailsStep companyId={companyId} />
    )}
  </TwoColumns>
)
