import { type FieldError, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { catalogueOfType, type Catalogue } from '#platform/documents/document-types.server.ts'
import type { DocumentModel } from '../document-model.model.ts'
import { type ModelText, namedIn, signersIn, unsaidIn } from '../model-text.model.ts'
import type { ModelRule } from '../standard-model.slot.ts'
import { documentModel } from './document-models.queries.ts'
import { lockedModel, type Writing } from './write-model.ts'

type Publishing = { id: string; version?: number | undefined; note: string }

/**
 * The text that is being written serves from now on, and is never changed again.
 * @throws Refusal 404; 409 VERSION_CONFLICT, NOTHING_TO_PUBLISH; 400 BODY_AT_FAULT with a field for each variable that
 *   the type does not have, MODEL_INCOMPLETE with what the law asks of such a document
 */
export async function publishModel(
  writing: Writing,
  rules: readonly ModelRule[],
  { id, version, note }: Publishing,
): Promise<DocumentModel> {
  const { db, clock, caller } = writing
  const standing = await lockedModel(writing, id, 3)
  requireUnchanged(standing, { version })
  if (standing.workingVersion === null)
    throw new Refusal(409, 'NOTHING_TO_PUBLISH', 'document-models.nothing-to-publish')
  await requirePublishable(writing, rules, standing)
  await db
    .updateTable('platform.document_model_version')
    .set({ publishedBy: caller.userId, publishedAt: clock.now().toString(), note: note || null })
    .where('modelId', '=', id)
    .where('number', '=', standing.workingVersion)
    .execute()
  await db
    .updateTable('platform.document_model')
    .set({ publishedVersion: standing.workingVersion, version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  return documentModel(writing, id)
}

async function requirePublishable(
  { db, language }: Writing,
  rules: readonly ModelRule[],
  { type, text }: DocumentModel,
) {
  const faults = faultsIn(text, await catalogueOfType(db, language, type.id))
  if (faults.length > 0) throw new Refusal(400, 'BODY_AT_FAULT', 'document-models.at-fault', { fields: faults })
  const { paths } = namedIn(text)
  const missing = rules.filter(({ typeCode }) => typeCode === type.code).flatMap(rule => rule.missingIn(paths, text))
  if (unsaidIn(text) > 0) missing.push('document-models.unsaid')
  if (type.signable && signersIn(text).length === 0) missing.push('document-models.no-signature')
  if (missing.length > 0)
    throw new Refusal(400, 'MODEL_INCOMPLETE', 'document-models.incomplete', { fields: missing.map(fault('text')) })
}

const fault =
  (field: string) =>
  (message: string): FieldError => ({ field, code: 'missing', message })

/** Variables that the type does not have, computed fields that the text does not define, objects that are not repeated. */
function faultsIn(text: ModelText, { objects, variables }: Catalogue): FieldError[] {
  const { paths, loops } = namedIn(text)
  const computed = new Set(text.computed.map(({ name }) => `computed.${name}`))
  const known = (path: string) => variables.has(path) || computed.has(path) || path.startsWith('loop.')
  const unknownPaths = paths
    .filter(path => !known(path))
    .map(path => ({
      field: path,
      code: 'unknown_variable',
      message: 'document-models.unknown-variable',
      values: { path },
    }))
  const unknownLoops = loops
    .filter(object => !objects.get(object)?.many)
    .map(object => ({
      field: object,
      code: 'not_repeated',
      message: 'document-models.not-repeated',
      values: { object },
    }))
  return [...unknownPaths, ...unknownLoops]
}
