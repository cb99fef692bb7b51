import { CasesStep } from './steps/cases-step.tsx'
import { FinishStep } from './steps/finish-step.tsx'
import { LabelsStep } from './steps/labels-step.tsx'
import { MachineStep } from './steps/machine-step.tsx'
import { OperatorStep } from './steps/operator-step.tsx'
import { OtherLotStep } from './steps/other-lot-step.tsx'
import { PauseStep } from './steps/pause-step.tsx'
import { PourStep } from './steps/pour-step.tsx'
import { TeamStep } from './steps/team-step.tsx'
import type { Step, StepProps } from './step.ts'

type Props = StepProps & { step: Step; onStep: (step: Step) => void }

export function StepInHand({ step, ...props }: Props) {
  if (step.kind === 'pour') return <PourStep key={step.lot?.id} chosen={step.lot} {...props} />
  if (step.kind === 'other-lot') return <OtherLotStep lot={step.lot} {...props} />
  if (step.kind === 'pause') return <PauseStep {...props} />
  if (step.kind === 'finish') return <FinishStep {...props} />
  if (step.kind === 'operator') return <OperatorStep {...props} />
  if (step.kind === 'team') return <TeamStep {...props} />
  if (step.kind === 'machine') return <MachineStep {...props} />
  if (step.kind === 'labels') return <LabelsStep {...props} />
  return <CasesStep {...props} />
}
