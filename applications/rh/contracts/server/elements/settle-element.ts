import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { ElementKind } from '../../contract-element.model.ts'
import { followContract } from '../start-contracts.ts'
import { startAmendment } from './start-amendments.ts'

type Settled = { kind: ElementKind; id: string; contract: { id: string; employeeId: string } }

/** A contract, its person's dated terms, lists and register follow what became of one of its elements. */
export async function settleElement(db: RhDb, { kind, id, contract }: Settled, day: { today: string; now: string }) {
  if (kind === 'endingOfContract') await settleEnding(db, id)
  if (kind === 'amendment') await startAmendment(db, id, day)
  await followContract(db, contract, day)
}

/** An ending that binds ends its contract at once; one that no longer does gives back the day that stood before. */
const settleEnding = (db: RhDb, endingId: string) =>
  sql`
    update rh.employment_contract c
       set ended_on = case when x.binds then x.ending_date else x.former_ended_on end
      from rh.ending_of_contract x
     where x.id = ${endingId} and c.id = x.contract_id
       and c.ended_on is distinct from case when x.binds then x.ending_date else x.former_ended_on end`.execute(db)
