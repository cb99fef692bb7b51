import type { ComponentType } from 'react'
import type { FileOverview } from '#rh/file-overview/file-overview.model.ts'
import type { Employee } from './employee.model.ts'

/** A part of a person's file beside the sections, loaded when somebody opens it. */
export type FileTab = {
  /** In the address of the page: `?tab=documents`. */
  value: string
  /** A label key. */
  label: string
  /** Shown to whoever reads it; to every reader of the file where none is said. */
  element?: string
  /** How many things it holds, where the file knows it already. */
  count?: (employee: Employee, overview: FileOverview) => number | null
  load: () => Promise<ComponentType<{ employee: Employee }>>
}
