import type { RawBuilder, SqlBool } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Rule } from './group.model.ts'
import { offer } from '#kernel/shared/offer.ts'

/** Who looks: what he may not read of a record in its application, he does not learn here. */
export type Looking = { rights: Rights; clock: Clock }

export type RuleChoice = { value: string; label: string }

/** The source of a person is no condition here: the directory asks the sources that are meant. */
export type Narrowing = { words?: string | undefined; rule: Rule }

/** The columns of a person, by name and in this order. */
export type PersonRow = {
  id: string
  kind: 'person' | 'organisation'
  firstname: string | null
  name: string
  organisation: string | null
  jobtitle: string | null
  companyIds: string[]
  place: string | null
  mails: string[]
  phones: string[]
  userId: string | null
}

/** People of one source, as one reader may know them: pieces of SQL, since a page is cut across all sources. */
export type People = {
  /**
   * Rows `id, sort, tie, firstname, name, mail, user_id` of those in whom the words stand and who meet every condition;
   * undefined when a condition is one that nobody here can meet. `sort` begins with the name as `kernel.normalise`
   * writes it; an index gives the order `sort, tie`. What a question leaves out of these columns is not read.
   */
  everybody(narrowing: Narrowing): RawBuilder<unknown> | undefined
  /**
   * Rows of the columns of `PersonRow` of those who are here, among ids, which are given as what stands behind `in`; the mail and the
   * phone to use come first.
   */
  details(ids: RawBuilder<unknown>): RawBuilder<unknown>
  /** Rows `id, on_mail, on_phone` of those who have one of the mails or phones. */
  reachedBy(ways: { mails: readonly string[]; phones: readonly string[] }): RawBuilder<unknown>
  /** Whether a user with this mail stands here already, and is therefore shown no second time. */
  holdsUser?(mail: RawBuilder<unknown>): RawBuilder<SqlBool>
}

/** A kind of condition that a source knows besides those of the platform. `name` is a label. */
export type RuleKindOfSource<Tables> = {
  kind: string
  name: string
  choices(db: Db<Tables>, looking: Looking): Promise<RuleChoice[]>
}

/** Where an application lets its people be found in the directory: they are read where they stand, never copied. */
export type DirectorySource<Tables = never> = {
  /** `employee`: also the source of each of its people, and what a rule calls it. */
  source: string
  /** Labels of what one of its people is, and of all of them. */
  name: string
  plural: string
  ruleKinds: readonly RuleKindOfSource<Tables>[]
  peopleFor(looking: Looking): Promise<People>
}

/** Checks a source against its own tables and forgets them: the directory handles all alike. */
export const directorySource = <Tables>(source: DirectorySource<Tables>) => source as unknown as DirectorySource

export const directorySourcesOffer = offer<DirectorySource>('directory sources')
