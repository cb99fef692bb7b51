import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { CustomField, FieldOption, InputType } from '../custom-field.model.ts'

const fields = (db: PlatformDb) =>
  db
    .selectFrom('platform.custom_field')
    .select([
      'id',
      'elementId',
      'entityName',
      'key',
      'label',
      'inputType',
      'options',
      'required',
      'active',
      'position',
      'version',
    ])
    .orderBy('position')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof fields>['execute']>>[number]

const fieldOf = ({ elementId, entityName, inputType, options, position, ...row }: Row): CustomField => ({
  ...row,
  elementId,
  entityName,
  inputType: inputType as InputType,
  options: options as FieldOption[],
  order: position,
})

/** Fields of a kind of record in their order, inactive ones included. */
export const fieldsOfEntity = async (db: PlatformDb, entityName: string): Promise<CustomField[]> =>
  (await fields(db).where('entityName', '=', entityName).execute()).map(fieldOf)

export const fieldsOfElement = async (db: PlatformDb, elementId: number): Promise<CustomField[]> =>
  (await fields(db).where('elementId', '=', elementId).execute()).map(fieldOf)

/** @throws Refusal 404 */
export async function fieldById(db: PlatformDb, id: string): Promise<CustomField> {
  const row = await fields(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return fieldOf(row)
}
