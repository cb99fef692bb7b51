import { wrongField } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { DocumentSource, SourceField } from '../document-source.slot.ts'

export type Sources = readonly DocumentSource[]

/** What an application may speak of: what it publishes, then what the platform does for all. */
export const sourcesOf = (sources: Sources, applicationId: number) => [
  ...sources.filter(source => source.applicationId === applicationId),
  ...sources.filter(source => source.applicationId === null),
]

/** @throws Refusal 400 for what nobody publishes to that application */
export function requireSource(sources: Sources, applicationId: number, key: string): DocumentSource {
  const found = sourcesOf(sources, applicationId).find(source => source.key === key)
  if (!found) throw wrongField('objectToSave.source', 'unpublished', 'documents.object.source-unknown')
  return found
}

/** @throws Refusal 400 for a path that the source does not publish */
export function requireField(sources: Sources, key: string, path: string): SourceField {
  const found = sources.find(source => source.key === key)?.fields.find(field => field.path === path)
  if (!found) throw wrongField('editedVariable.path', 'unpublished', 'documents.variable.path-unknown')
  return found
}

export const publishedFields = (source: DocumentSource, say: Translate, language: Language) =>
  source.fields.map(({ path, label, type }) => ({ name: path, label: say(language, label), type }))
