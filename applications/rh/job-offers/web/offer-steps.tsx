import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import { useT } from '#kernel/web/i18n.ts'
import { type OfferStep, offerSteps } from '../job-offer.model.ts'

type Props = {
  step: OfferStep
  /** The furthest that is open. */
  last: OfferStep
  onStep: (step: OfferStep) => void
}

export function OfferSteps({ step, last, onStep }: Props) {
  const t = useT()
  const open = offerSteps.indexOf(last)
  return (
    <Stepper nonLinear activeStep={offerSteps.indexOf(step)} sx={{ maxWidth: 640 }}>
      {offerSteps.map((one, index) => (
        <Step key={one} completed={index < open}>
          <StepButton disabled={index > open} onClick={() => onStep(one)}>
            {t(`rh.offer.step.${one}`)}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  )
}
