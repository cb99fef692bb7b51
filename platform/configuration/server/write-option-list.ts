import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import type { FieldOption } from '../custom-field.model.ts'
import type { OptionList } from '../option-list.model.ts'
import type { optionListsCalls } from '../option-lists.calls.ts'
import { changePlaces, type Direction, lockOrder } from './change-places.ts'
import { optionListById, optionLists } from './option-lists.queries.ts'

type Asking = Parameters<typeof noteConfiguration>[0]
type Calls = typeof optionListsCalls

const noun = 'optionLists'

/** @throws Refusal 400 on a code that another list has, or an option that is there twice */
export async function createOptionList(asking: Asking, input: InputOf<Calls['createOptionList']>) {
  const { db } = asking
  const { elementId, code, label, options } = input
  requireDistinct(options)
  await lockOrder(db, noun)
  const known = await optionLists(db)
  if (known.some(list => list.code === code)) throw wrongField('code', 'taken', 'configuration.code-taken', { code })
  const last = known.filter(list => list.elementId === elementId).at(-1)
  const { id } = await db
    .insertInto('platform.option_list')
    .values({ elementId, code, label, options: JSON.stringify(options), position: (last?.order ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const created = await optionListById(db, id)
  await noteConfiguration(asking, noun, id, null, created)
  return created
}

/** @throws Refusal 400 on an option that was left out; 404; 409 when somebody saved in between */
export async function editOptionList(asking: Asking, input: InputOf<Calls['editOptionList']>) {
  const { db } = asking
  const { id, label, options, active, version } = input
  const known = await optionListById(db, id)
  requireDistinct(options)
  const kept = new Set(options.map(option => option.id))
  const lost = known.options.find(option => !kept.has(option.id))
  if (lost) throw wrongField('options', 'option-lost', 'configuration.option-lost', { option: lost.label })
  await saveUnlessChanged(
    db
      .updateTable('platform.option_list')
      .set({ label, options: JSON.stringify(options), active })
      .where('id', '=', id),
    version,
  )
  const edited = await optionListById(db, id)
  await noteConfiguration(asking, noun, id, known, edited)
  return edited
}

/** @throws Refusal 409 LIST_IN_USE while it has options */
export async function deleteOptionList(asking: Asking, list: OptionList) {
  if (list.options.length > 0) throw new Refusal(409, 'LIST_IN_USE', 'configuration.list-in-use')
  await asking.db.deleteFrom('platform.option_list').where('id', '=', list.id).execute()
  await noteConfiguration(asking, noun, list.id, list, null)
}

/** Among the lists of its element. */
export async function moveOptionList(asking: Asking, list: OptionList, direction: Direction) {
  const { db } = asking
  await lockOrder(db, noun)
  const moved = await changePlaces(db, 'platform.option_list', await optionLists(db, list.elementId), {
    id: list.id,
    direction,
  })
  if (moved) await noteConfiguration(asking, noun, list.id, { order: moved.from }, { order: moved.to })
}

function requireDistinct(options: readonly FieldOption[]) {
  if (new Set(options.map(({ id }) => id)).size < options.length)
    throw wrongField('options', 'twice', 'configuration.option-twice')
}
