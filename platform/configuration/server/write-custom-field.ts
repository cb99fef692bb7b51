import { randomBytes } from 'node:crypto'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import {
  type CustomField,
  type FieldOption,
  isList,
  mostFields,
  type OptionReplacement,
} from '../custom-field.model.ts'
import type { customFieldsCalls } from '../custom-fields.calls.ts'
import type { CustomizableEntity } from '../customizable-entity.slot.ts'
import { changePlaces, type Direction, lockOrder } from './change-places.ts'
import { fieldById, fieldsOfEntity } from './custom-fields.queries.ts'

type Asking = Parameters<typeof noteConfiguration>[0] & { clock: Clock }
type Calls = typeof customFieldsCalls

const noun = 'customFields'

/** Eight letters and figures that begin with a letter. */
const newKey = () =>
  `c${BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .padStart(7, '0')
    .slice(-7)}`

/** @throws Refusal 400 on a list without options, or past the fields that one kind of record may have */
export async function createCustomField(asking: Asking, input: InputOf<Calls['createCustomField']>) {
  const { db } = asking
  const { elementId, entityName, label, inputType, options, required } = input
  requireOptions(inputType, options)
  await lockOrder(db, entityName)
  const known = await fieldsOfEntity(db, entityName)
  if (known.length >= mostFields)
    throw new Refusal(400, 'TOO_MANY_FIELDS', 'configuration.too-many-fields', { values: { most: mostFields } })
  const { id } = await db
    .insertInto('platform.custom_field')
    .values({
      elementId,
      entityName,
      key: newKey(),
      label,
      inputType,
      options: JSON.stringify(options),
      required,
      position: (known.at(-1)?.order ?? 0) + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const created = await fieldById(db, id)
  await noteConfiguration(asking, noun, id, null, created)
  return created
}

/** @throws Refusal 400 on an option that is used and was left out with nothing in its place; 404; 409 when somebody saved in between */
export async function editCustomField(
  asking: Asking,
  entity: CustomizableEntity,
  { id, label, options, required, active, replacements, version }: InputOf<Calls['editCustomField']>,
) {
  const { db } = asking
  const known = await fieldById(db, id)
  requireOptions(known.inputType, options)
  const lost = known.options.filter(option => !options.some(({ id: kept }) => kept === option.id))
  await saveUnlessChanged(
    db
      .updateTable('platform.custom_field')
      .set({ label, options: JSON.stringify(options), required, active })
      .where('id', '=', id),
    version,
  )
  const edited = await fieldById(db, id)
  for (const option of lost) await takeAway(asking, entity, edited, { option, replacements })
  await noteConfiguration(asking, noun, id, known, edited)
  return edited
}

/** @throws Refusal 404; 409 FIELD_IN_USE once a record holds a value */
export async function deleteCustomField(asking: Asking, entity: CustomizableEntity, field: CustomField) {
  const { db } = asking
  const uses = (await entity.usesByKey(db as never)).get(field.key) ?? 0
  if (uses > 0)
    throw new Refusal(409, 'FIELD_IN_USE', 'configuration.field-in-use', { values: { count: uses }, detail: { uses } })
  await db.deleteFrom('platform.custom_field').where('id', '=', field.id).execute()
  await noteConfiguration(asking, noun, field.id, field, null)
}

/** Changes place with the neighbour of the same kind of record; at the end nothing moves. */
export async function moveCustomField(asking: Asking, field: CustomField, direction: Direction) {
  const { db } = asking
  await lockOrder(db, field.entityName)
  const fields = await fieldsOfEntity(db, field.entityName)
  const moved = await changePlaces(db, 'platform.custom_field', fields, { id: field.id, direction })
  if (moved) await noteConfiguration(asking, noun, field.id, { order: moved.from }, { order: moved.to })
}

function requireOptions(type: CustomField['inputType'], options: readonly FieldOption[]) {
  if (!isList(type) && options.length > 0) throw wrongField('options', 'not-a-list', 'configuration.options-refused')
  if (isList(type) && options.length === 0) throw wrongField('options', 'empty', 'configuration.options-missing')
  if (new Set(options.map(({ id }) => id)).size < options.length)
    throw wrongField('options', 'twice', 'configuration.option-twice')
}

type Loss = { option: FieldOption; replacements: readonly OptionReplacement[] }

async function takeAway(
  asking: Asking,
  entity: CustomizableEntity,
  { key, options, required }: CustomField,
  { option, replacements }: Loss,
) {
  const replacement = replacements.find(({ from }) => from === option.id)
  if (!replacement) {
    const count = await entity.countOption(asking.db as never, key, option.id)
    if (count > 0)
      throw wrongField('options', 'option-in-use', 'configuration.option-in-use', { option: option.label, count })
    return
  }
  const { to } = replacement
  const isOffered = to === null ? !required : options.some(({ id, active }) => id === to && active)
  if (!isOffered)
    throw wrongField('replacements', 'not-offered', 'configuration.option-replaced-by-none', { option: option.label })
  await entity.replaceOption(asking as never, key, replacement)
}
