import type { Level } from '#kernel/shared/access.ts'

/** Levels on whole applications, by code, and on single elements, by path. */
export type Grants = { applications?: Readonly<Record<string, Level>>; elements?: Readonly<Record<string, Level>> }

/** Where something stands: a street of a commune of `data/communes.json`, by INSEE code. */
export type Location = { street: string; commune: string }

export type ServicePlan = { name: string; grants: Grants }

export type UnitPlan = { name: string; color: string; subunits?: readonly string[]; service?: string }

export type SitePlan = Location & {
  name: string
  color: string
  units: readonly UnitPlan[]
  /** Its share of the client's staff, against that of the other sites. */
  weight: number
  /** Positions held there, by how many people hold them. */
  trades: Readonly<Record<string, number>>
}

export type CompanyPlan = Location & {
  name: string
  /** SIREN without its control digit. */
  sirenBase: string
  naf: string
  idcc: string
  regime: 'MSA' | 'URSSAF'
  color: string
  firstPayrollNumber: number
  services: readonly ServicePlan[]
  sites: readonly SitePlan[]
  /** What nobody may pass in this company, by path of the element. */
  ceilings?: Readonly<Record<string, Level>>
}

export type PositionPlan = { name: string; csp: string; description: string }

/** All that one client of the demo is made of; the people are drawn from it. */
export type ClientPlan = {
  name: string
  slug: string
  /** Codes of the applications that it has. */
  applications: readonly string[]
  companies: readonly CompanyPlan[]
  positions: readonly PositionPlan[]
  staff: { active: number; former: number }
  /** A word written, with a number, in each free text: met at a neighbour's, it tells that a wall leaks. */
  canary?: string
  /** The client whose people lend their names to the first of this one. */
  namesakesOf?: ClientPlan
}
