import type { PastedLine } from '../../../pasted-people.model.ts'
import type { Outcome } from '../../one-by-one.ts'

/** What became of a line: not sent yet, unreadable, a double, invited now or before, refused. */
export type Fate =
  | { kind: 'ready' | 'invited' | 'was' | 'double' }
  | { kind: 'unread'; problem: Exclude<PastedLine['problem'], null | 'double'> }
  | { kind: 'refused'; reason: string }

export function fateOf(line: PastedLine, outcomes: readonly Outcome<PastedLine, { isNew: boolean }>[]): Fate {
  if (line.problem === 'double') return { kind: 'double' }
  if (line.problem) return { kind: 'unread', problem: line.problem }
  const outcome = outcomes.find(({ item }) => item.person.mail === line.person.mail)
  if (!outcome) return { kind: 'ready' }
  if (outcome.failure !== null) return { kind: 'refused', reason: outcome.failure }
  return { kind: outcome.answer.isNew ? 'invited' : 'was' }
}
