import { createContext, use } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import type { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import type { ComputedField } from '../../computed-field.model.ts'

export type Objects = AnswerOf<typeof documentTypesCalls.getDocumentVariables>

/** What the text may name: the objects of its type with their variables, and its own computed fields. */
export type Catalogue = { modelId: string; objects: Objects; computed: readonly ComputedField[] }

export const CatalogueContext = createContext<Catalogue>({ modelId: '', objects: [], computed: [] })

export const useCatalogue = () => use(CatalogueContext)

/** Every variable by its path, with the name that people know it by. */
export const variablesOf = ({ objects, computed }: Catalogue) => [
  ...objects.flatMap(({ object, label: of, variables }) =>
    variables.map(({ path, label, sample, type }) => ({ path: `${object}.${path}`, label, of, sample, type })),
  ),
  ...computed.map(({ name, label, type }) => ({ path: `computed.${name}`, label, of: '', sample: null, type })),
]

export const nameOf = (catalogue: Catalogue, path: string) => variablesOf(catalogue).find(known => known.path === path)
