import type { LoginAnswer, StepMissing } from '../../identity.model.ts'

export type StepProps = {
  step: StepMissing
  /** What was typed at the first step. */
  password: string
  onAnswer: (answer: LoginAnswer) => Promise<void>
  /** Back to mail and password, saying why. */
  onRestart: (reason?: string) => void
}
