import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'

export type Judging<Tables> = { db: Db<Tables>; rights: Rights; clock: Clock }

/** A kind of record about which questionnaires are answered. */
export type QuestionedSubject<Tables = never> = {
  kind: string
  /** The element whose questionnaires are asked about it. */
  element: string
  /** What the caller may do with that record; both false where it does not exist for him. */
  may(judging: Judging<Tables>, id: string): Promise<{ read: boolean; answer: boolean }>
  /** Questionnaires of the element that are for other records than this one; none where it is not said. */
  leavesOut?(judging: Judging<Tables>, id: string): Promise<readonly string[]>
}

/** Checks a subject against its own tables and forgets them: the room handles all alike. */
export const questionedSubject = <Tables>(subject: QuestionedSubject<Tables>) => subject as unknown as QuestionedSubject

export const questionedSubjectsOffer = offer<QuestionedSubject>('questioned subjects')
