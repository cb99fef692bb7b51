import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { EndingOfContract } from '../../contract-element.model.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { contractScopeOf } from '../contract-scope.ts'
import { elementById } from './elements.queries.ts'
import { elementToChange } from './element-to-change.ts'

type Tick = typeof contractElementsCalls.tickEndingOfContract

/** @throws Refusal 404; 403; 400 on an item that this ending does not ask, or a day to come */
export async function tickEnding(
  given: Given<Tick, RhTables>,
  { id, item, doneOn }: InputOf<Tick>,
): Promise<EndingOfContract> {
  const { db } = given
  const scope = await contractScopeOf(given)
  const { contract } = await elementToChange(db, scope, { kind: 'endingOfContract', id })
  if (scope.level(contract.companyId) < 2) throw forbidden()
  const { checklist } = await elementById(db, scope, 'endingOfContract', id)
  if (!checklist.some(one => one.item === item)) throw wrongField('item', 'unknown', 'rh.element.not-asked')
  if (doneOn && doneOn > scope.today) throw wrongField('doneOn', 'in_the_future', 'rh.element.done-in-the-future')
  await sql`
    update rh.ending_of_contract
       set checklist = case when ${doneOn}::date is null then checklist - ${item}::text
             else checklist || jsonb_build_object(${item}::text, ${doneOn}::text) end
     where id = ${id}`.execute(db)
  return elementById(db, scope, 'endingOfContract', id)
}
