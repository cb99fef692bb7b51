import type { ComponentType } from 'react'
import type { Employee } from './employee.model.ts'

/** A part of a person's file beside the sections, loaded when somebody opens it. */
export type FileTab = {
  /** In the address of the page: `?tab=documents`. */
  value: string
  /** A label key. */
  label: string
  /** Shown to whoever reads it; to every reader of the file where none is said. */
  element?: string
  load: () => Promise<ComponentType<{ employee: Employee }>>
}
