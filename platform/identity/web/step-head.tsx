import type { ReactNode } from 'react'

/** What is asked now, and why. */
export const StepHead = ({ title, context }: { title: string; context: ReactNode }) => (
  <>
    <h1 className="page-title">{title}</h1>
    <p className="step-context">{context}</p>
  </>
)
