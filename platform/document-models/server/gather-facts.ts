import { Refusal } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { DocumentSource, Drawing, LoadedRecord } from '#platform/documents/document-source.slot.ts'
import { type Catalogue, catalogueOfType } from '#platform/documents/document-types.server.ts'
import { type ModelText, namedIn } from '../model-text.model.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Facts, FactsOfRecord, KnownVariables } from '../resolve/facts.model.ts'
import { mostRecords, type SourceObjects } from '../preview.model.ts'

export type Gathering = Drawing<PlatformTables> & { language: Language; sources: readonly DocumentSource[] }

/** What a document is filled with: the values of its records, and what is known of their variables. */
export type Gathered = {
  facts: Facts
  variables: KnownVariables
  /** Elements that whoever reads the document must read too. */
  needs: readonly string[]
}

type Found = { records: ReadonlyMap<string, LoadedRecord>; source: DocumentSource }

/**
 * Loads what a text names: the records that were asked for, then those that they lead to.
 * @throws Refusal 400 SOURCE_OBJECTS_MISSING with the objects that no record stands for; 400 OBJECT_AMBIGUOUS where two
 *   records lead to different ones; 400 VARIABLES_NOT_READABLE with those that the caller may not read
 */
export async function gatherFacts(
  gathering: Gathering,
  typeId: number,
  text: ModelText,
  asked: SourceObjects,
): Promise<Gathered> {
  const catalogue = await catalogueOfType(gathering.db, gathering.language, typeId)
  const found = new Map<string, Found>()
  for (const [name, ids] of Object.entries(asked)) {
    const source = sourceOf(gathering, catalogue, name)
    if (!source || ids.length === 0) throw objectsMissing([name])
    await requireReadable(gathering, source, name, ids)
    found.set(name, await load(gathering, source, ids))
  }
  const needed = objectsIn(text, catalogue)
  const asking = new Set(Object.keys(asked))
  for (const name of needed) await reach(gathering, catalogue, { found, asking }, name)
  const missing = needed.filter(name => !found.has(name))
  if (missing.length > 0) throw objectsMissing(missing)
  const guarded = guardedIn(text, found)
  await requireGuarded(gathering, catalogue, found, guarded)
  const needs = [...new Set(guarded.map(({ needs }) => needs))].toSorted()
  return { facts: factsOf(found), variables: variablesOf(catalogue), needs }
}

type Guarded = { object: string; path: string; needs: string }

/** Variables that a text names and that not every reader of their record may read. */
function guardedIn(text: ModelText, found: ReadonlyMap<string, Found>): Guarded[] {
  return namedIn(text).paths.flatMap(path => {
    const [object = '', ...field] = path.split('.')
    const needs = found.get(object)?.source.fields.find(known => known.path === field.join('.'))?.needs
    return needs === undefined ? [] : [{ object, path, needs }]
  })
}

async function requireGuarded(
  { rights }: Gathering,
  { variables }: Catalogue,
  found: ReadonlyMap<string, Found>,
  guarded: readonly Guarded[],
) {
  const refused: Guarded[] = []
  for (const variable of guarded) {
    const { byCompany, everywhere } = await rights.perimeter(variable.needs)
    const levelIn = (companyId: string | null) => (companyId === null ? everywhere : (byCompany.get(companyId) ?? 0))
    const records = [...(found.get(variable.object)?.records.values() ?? [])]
    if (records.some(({ companyId = null }) => levelIn(companyId) < 1)) refused.push(variable)
  }
  if (refused.length === 0) return
  throw new Refusal(400, 'VARIABLES_NOT_READABLE', 'document-models.not-readable', {
    fields: refused.map(({ path }) => ({
      field: path,
      code: 'not_readable',
      message: 'document-models.variable-not-readable',
      values: { name: variables.get(path)?.label ?? path },
    })),
  })
}

/** The examples of the variables stand for one record of each object. */
export async function exampleFacts(gathering: Gathering, typeId: number): Promise<Gathered> {
  const catalogue = await catalogueOfType(gathering.db, gathering.language, typeId)
  const facts = new Map<string, Record<string, string | null>>()
  for (const [path, { sample }] of catalogue.variables) {
    const [object = '', ...field] = path.split('.')
    facts.set(object, { ...facts.get(object), [field.join('.')]: sample })
  }
  return {
    facts: new Map([...facts].map(([object, record]) => [object, [record]])),
    variables: variablesOf(catalogue),
    needs: [],
  }
}

/** Objects of the type that a text names, in its variables or by repeating them. */
function objectsIn(text: ModelText, { objects }: Catalogue): string[] {
  const { paths, loops } = namedIn(text)
  const named = new Set([...loops, ...paths.map(path => path.split('.')[0] ?? '')])
  return [...named].filter(name => objects.has(name))
}

const sourceOf = ({ sources }: Gathering, { objects }: Catalogue, name: string) =>
  sources.find(({ key }) => key === objects.get(name)?.source)

async function requireReadable(gathering: Gathering, source: DocumentSource, name: string, ids: readonly string[]) {
  const readable = new Set(await source.readable?.(gathering as unknown as Drawing<never>, ids))
  if (ids.some(id => !readable.has(id))) throw objectsMissing([name])
}

async function load({ db }: Gathering, source: DocumentSource, ids: readonly string[]): Promise<Found> {
  const loaded = await source.load(db as never, ids)
  return { source, records: new Map(ids.flatMap(id => (loaded.has(id) ? [[id, loaded.get(id) as LoadedRecord]] : []))) }
}

type Reaching = { found: Map<string, Found>; asking: ReadonlySet<string> }

/** From what was found, by the one object whose source leads to that of `name`: what was asked for leads before others. */
async function reach(gathering: Gathering, catalogue: Catalogue, { found, asking }: Reaching, name: string) {
  if (found.has(name)) return
  const source = sourceOf(gathering, catalogue, name)
  if (!source) return
  const leading = [...found]
    .flatMap(([from, { source: known, records }]) =>
      known.references
        .filter(reference => reference.source === source.key)
        .map(reference => ({
          from,
          ids: [...new Set([...records.values()].flatMap(record => record.references[reference.name] ?? []))],
        })),
    )
    .filter(({ ids }) => ids.length > 0)
  const ofAsked = leading.filter(({ from }) => asking.has(from))
  const [first, ...others] = ofAsked.length > 0 ? ofAsked : leading
  if (!first) return
  if (others.some(({ ids }) => ids.join() !== first.ids.join()))
    throw new Refusal(400, 'OBJECT_AMBIGUOUS', 'document-models.ambiguous', { values: { name } })
  if (first.ids.length > mostRecords)
    throw new Refusal(400, 'TOO_MANY_RECORDS', 'document-models.too-many', { values: { maximum: mostRecords } })
  found.set(name, await load(gathering, source, first.ids))
}

const factsOf = (found: ReadonlyMap<string, Found>): Facts =>
  new Map(
    [...found].map(([name, { records }]) => [name, [...records.values()].map(({ values }) => values as FactsOfRecord)]),
  )

const variablesOf = ({ variables }: Catalogue): KnownVariables =>
  new Map([...variables].map(([path, { label, type, format, required }]) => [path, { label, type, format, required }]))

const objectsMissing = (names: readonly string[]) =>
  new Refusal(400, 'SOURCE_OBJECTS_MISSING', 'document-models.objects-missing', {
    fields: names.map(name => ({
      field: `sourceObjects.${name}`,
      code: 'missing',
      message: 'document-models.object-missing',
      values: { name },
    })),
  })
