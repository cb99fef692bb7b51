import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { FieldOption } from '../custom-field.model.ts'
import type { OptionList } from '../option-list.model.ts'

const lists = (db: PlatformDb) =>
  db
    .selectFrom('platform.option_list')
    .select(['id', 'elementId', 'code', 'label', 'options', 'active', 'position', 'version'])
    .orderBy('elementId')
    .orderBy('position')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof lists>['execute']>>[number]

const listOf = ({ elementId, options, position, ...row }: Row): OptionList => ({
  ...row,
  elementId,
  options: options as FieldOption[],
  order: position,
})

/** Of one element, or of all. */
export const optionLists = async (db: PlatformDb, elementId?: number): Promise<OptionList[]> =>
  (await (elementId === undefined ? lists(db) : lists(db).where('elementId', '=', elementId)).execute()).map(listOf)

/** @throws Refusal 404 */
export async function optionListById(db: PlatformDb, id: string): Promise<OptionList> {
  const row = await lists(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return listOf(row)
}
