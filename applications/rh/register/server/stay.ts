import type { Selectable } from 'kysely'
import type { RhTables } from '#rh/rh-db.ts'

/** A line as its table keeps it. */
export type Line = Selectable<RhTables['rh.register_entry']>

/** What a line says, whose it is and where: all but what its place in the register gives it. */
export type Facts = Pick<
  Line,
  | 'companyId'
  | 'siret'
  | 'part'
  | 'employeeId'
  | 'contractId'
  | 'externalWorkerId'
  | 'lastName'
  | 'firstNames'
  | 'citizenship'
  | 'birthDate'
  | 'sex'
  | 'job'
  | 'qualification'
  | 'entryDate'
  | 'permitType'
  | 'permitNumber'
  | 'mentions'
  | 'agencyName'
  | 'agencyAddress'
  | 'tutorName'
  | 'place'
>

export type Permit = Pick<Line, 'permitType' | 'permitNumber'>

/** Somebody's time in one establishment, as contracts and places tell it: what its register has to say. */
export type Stay = {
  /** The contract, or the person sent by others. */
  source: string
  /** Null for an establishment without number: no register can be kept there. */
  facts: Omit<Facts, 'siret'> & { siret: string | null }
  /** Follows a stay in another establishment under the same contract. */
  isMove: boolean
  /** The last day, once it has passed; null while the person is there. */
  endsOn: string | null
  /** Leaves for another establishment under the same contract. */
  movesOn: boolean
  /** The permit to work of today, of who is there. */
  permit: Permit | null
  /** People who come the same day follow each other by it. */
  turn: string
}

export const sourceOf = (line: Pick<Line, 'contractId' | 'externalWorkerId'>) =>
  (line.contractId ?? line.externalWorkerId) as string
