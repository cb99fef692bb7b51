import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { documentModelsCalls } from '../document-models.calls.ts'
import type { ModelText } from '../model-text.model.ts'
import type { KnownVariables } from '../resolve/facts.model.ts'
import { resolveText } from '../resolve/resolve-text.model.ts'
import { documentModel } from './document-models.queries.ts'
import { drawDocument } from './draw-document.ts'
import { drawnImages } from './model-images.ts'
import { exampleFacts, type Gathered, gatherFacts } from './gather-facts.ts'

type Sources = readonly DocumentSource[]
type Previewing = Given<(typeof documentModelsCalls)['previewText'], PlatformTables>

/** A text that is being written, as it would come out. @throws Refusal 404; 400 as `gatherFacts`; 413 */
export async function previewText(
  given: Previewing,
  sources: Sources,
  { modelId, text, sourceObjects }: InputOf<(typeof documentModelsCalls)['previewText']>,
) {
  const { withDb, clock, press, caller, files } = given
  const { model, gathered, images } = await withDb(async db => {
    const gathering = { ...given, db, sources }
    const model = await documentModel(gathering, modelId)
    const typeId = model.type.id
    const isNamed = Object.keys(sourceObjects).length > 0
    const gathered: Gathered = isNamed
      ? await gatherFacts(gathering, typeId, text, sourceObjects)
      : await exampleFacts(gathering, typeId)
    return { model, gathered, images: await drawnImages(db, files, text) }
  })
  const resolved = resolveText(text, { ...gathered, language: model.language })
  const { bytes, pages } = await drawDocument(press, {
    title: model.name,
    page: text.page,
    resolved,
    language: model.language,
    printedAt: clock.now(),
    clientId: caller.clientId as string,
    images,
  })
  const empty = emptyInWords(resolved.empty, text, gathered.variables)
  return { pdf: Buffer.from(bytes).toString('base64'), pages, empty }
}

/** Variables without a value, by the names that people know them by. */
export const emptyInWords = (paths: readonly string[], { computed }: ModelText, variables: KnownVariables) =>
  paths.map(path => ({
    path,
    label: variables.get(path)?.label ?? computed.find(({ name }) => `computed.${name}` === path)?.label ?? path,
  }))
