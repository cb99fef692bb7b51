import type { Names } from '#kernel/shared/names.ts'

/**
 * Something that a client configures for one of an application's elements. The numbers are the brief's for Atelier and
 * Commerce (platform-core, section 2); the other applications begin at 200.
 */
export type ConfigurationComponent = {
  id: number
  /** Path of its element. */
  element: string
  /** What opens it: the noun of the configuration room, or one of an application's own. */
  kind: string
  name: Names
  /** `companies`: set company by company; `client`: once for all. */
  scope: 'companies' | 'client'
}
