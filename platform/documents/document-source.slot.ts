import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { VariableType } from './document-type.model.ts'
import type { Names } from '#kernel/shared/names.ts'
import { offer } from '#kernel/shared/offer.ts'

/** What a document may say of a record, under the path that its model names. */
export type SourceField = {
  path: string
  /** Label of its name. */
  label: string
  type: VariableType
  /** What stands for it in a preview, as the database would give it. */
  sample?: string
  /** An element that whoever makes or reads a document with it must read too, in the company of the record. */
  needs?: string
}

/** Another record that one leads to. */
export type SourceReference = {
  name: string
  /** Label of its name. */
  label: string
  /** Key of the source that publishes it. */
  source: string
  many: boolean
}

/** A record as a document reads it: values by path, null for what is not known, and ids by reference. */
export type LoadedRecord = {
  values: Readonly<Record<string, string | number | boolean | readonly string[] | null>>
  references: Readonly<Record<string, readonly string[]>>
  /** Of a source with fields that need an element; null where the record belongs to no company. */
  companyId?: string | null
}

/** A record that documents stay with: its company, what it is called and its page. */
export type KeepingRecord = { companyId: string | null; name: string; address: string }

/** Whoever makes a document, as a source judges what he may read. */
export type Drawing<Tables> = { db: Db<Tables>; rights: Rights; clock: Clock }

/**
 * Records that an application publishes for documents. What no source publishes, no document says: a model names paths,
 * never columns.
 */
export type DocumentSource<Tables = never> = {
  key: string
  /** Label of what one record is. */
  label: string
  /** Null for the platform's own, which every application may use. */
  applicationId: number | null
  fields: readonly SourceField[]
  references: readonly SourceReference[]
  /** By id; whoever asks has judged that the person may read them. An unknown id, or another client's, is absent. */
  load(db: Db<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, LoadedRecord>>
  /**
   * Of these ids, those that the caller may read. A source without it is reached from others alone, never asked for by
   * its id.
   */
  readable?(drawing: Drawing<Tables>, ids: readonly string[]): Promise<readonly string[]>
  /** Where what is made for a record may stay: whoever reads the element in the company of the record reads it there. */
  keeps?: {
    element: string
    /** By id, those that still exist; whoever asks has judged that the person may read them. */
    records(db: Db<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, KeepingRecord>>
  }
  /** Up to ten records that the caller may read, by what was typed, to try a model on. */
  find?(drawing: Drawing<Tables>, words: string): Promise<readonly { id: string; label: string }[]>
}

/** Checks a source against its own tables and forgets them: the room handles all alike. */
export const documentSource = <Tables>(source: DocumentSource<Tables>) => source as unknown as DocumentSource

export const documentSourcesOffer = offer<DocumentSource>('document sources')

/** What documents of a type of the product speak of: its objects, each with the source that publishes it. */
export type ObjectsOfType = {
  typeCode: string
  objects: readonly { name: string; source: string; many?: boolean }[]
}

/** Brought by the application of the type; all that their sources publish are its variables. */
export const objectsOfTypesOffer = offer<ObjectsOfType>('objects of document types')

/**
 * A type of document that an application brings beside the eleven of the platform: the product knows it by its code, and
 * it cannot be withdrawn. Its models are written where those of its application are.
 */
export type TypeOfProduct = { code: string; application: string; signable: boolean; name: Names }

export const documentTypesOffer = offer<TypeOfProduct>('document types')
