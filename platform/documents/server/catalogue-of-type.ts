import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { DocumentObject, DocumentVariable } from '../document-type.model.ts'
import { documentObjects, documentVariables } from './document-types.queries.ts'

/** What documents of a type may say: its objects by name, its variables by object and path (`employee.firstname`). */
export type Catalogue = {
  objects: ReadonlyMap<string, DocumentObject>
  variables: ReadonlyMap<string, DocumentVariable>
}

export async function catalogueOfType(db: PlatformDb, language: Language, typeId: number): Promise<Catalogue> {
  const objects = await documentObjects(db, language, [typeId])
  const names = new Map(objects.map(({ id, name }) => [id, name]))
  const variables = await documentVariables(db, language, [...names.keys()])
  return {
    objects: new Map(objects.map(object => [object.name, object])),
    variables: new Map(
      variables.map(variable => [`${names.get(variable.documentObjectId)}.${variable.path}`, variable]),
    ),
  }
}
