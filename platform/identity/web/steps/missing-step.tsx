import { Queries } from '#kernel/web/queries.tsx'
import { Surroundings } from '#kernel/web/surroundings.tsx'
import { EnrolmentStep } from './enrolment-step.tsx'
import { ExpiredPasswordStep } from './expired-password-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import type { StepProps } from './step-props.ts'

const steps = { mfa: SecondFactorStep, mfaEnrol: EnrolmentStep, passwordExpired: ExpiredPasswordStep }

/** What a login still lacks once mail and password were right. */
export function MissingStep(props: StepProps) {
  const { next, ticket } = props.step
  const Step = steps[next]
  return (
    <Surroundings>
      <Queries>
        <Step key={ticket} {...props} />
      </Queries>
    </Surroundings>
  )
}
