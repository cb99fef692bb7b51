import { buffer } from 'node:stream/consumers'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { FileStore } from '#kernel/server/files.ts'
import { type PictureShape, withPictures } from '#kernel/server/pictures.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { documentModelsCalls } from '../document-models.calls.ts'
import { imagesIn, type ModelText } from '../model-text.model.ts'
import { documentModel, type Reading } from './document-models.queries.ts'
import { lockedModel } from './write-model.ts'

/** As wide as a sheet at 200 points an inch. */
const drawnAs: PictureShape = { pixels: 1_650, shape: 'whole' }

type Add = (typeof documentModelsCalls)['addModelImage']

/** Keeps a picture for the text of a model. @throws Refusal 404; 409 MODEL_ARCHIVED; 413, 415 as `withPictures` */
export async function addModelImage(given: Given<Add, PlatformTables>, { id }: { id: string }) {
  const { uploads, caller, clock } = given
  const place = { folder: caller.clientId as string, drawnAs }
  return withPictures(given, uploads.image, place, async (db: PlatformDb, [drawn]) => {
    await lockedModel({ ...given, db }, id, 2)
    if (!drawn) throw notFound()
    const { storageKey, name, mime, size, sha256 } = drawn
    const { id: fileId } = await db
      .insertInto('kernel.file')
      .values({ storageKey, name, mime, size, sha256, createdBy: caller.userId, createdAt: clock.now().toString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('platform.document_model_image').values({ fileId, modelId: id }).execute()
    return { fileId }
  })
}

/** Where a picture lies that was sent for a model, or that its text draws. @throws Refusal 404 */
export async function modelImage(reading: Reading, { id, fileId }: { id: string; fileId: string }) {
  const model = await documentModel(reading, id)
  const image = await imagesOf(reading.db, [fileId]).executeTakeFirst()
  if (!image || (image.modelId !== id && !imagesIn(model.text).includes(fileId))) throw notFound()
  return image
}

/** The pictures that a text draws, by their ids; one that is not there is not drawn. */
export async function drawnImages(db: PlatformDb, files: FileStore, text: ModelText) {
  const ids = imagesIn(text)
  if (ids.length === 0) return {}
  const rows = await imagesOf(db, ids).execute()
  const drawn: Record<string, Uint8Array> = {}
  for (const { fileId, storageKey } of rows) drawn[fileId] = await buffer(files.read(storageKey))
  return drawn
}

const imagesOf = (db: PlatformDb, ids: readonly string[]) =>
  db
    .selectFrom('platform.document_model_image as i')
    .innerJoin('kernel.file as f', 'f.id', 'i.fileId')
    .select(['i.fileId', 'i.modelId', 'f.storageKey', 'f.name'])
    .where('i.fileId', 'in', eachOf(ids))
