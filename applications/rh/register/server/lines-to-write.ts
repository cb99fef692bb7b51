import type { Facts, Line, Permit, Stay } from './stay.ts'
import { sourceOf } from './stay.ts'

/** A line that is still to get its number. */
export type LineToWrite = Facts &
  Pick<Line, 'kind' | 'motive' | 'isVoid' | 'exitDate' | 'authorisationDate' | 'reason'> & {
    /** The entry that it speaks of: one that stands, by its number, or one that is written with it; null for an entry. */
    of: number | LineToWrite | null
    on: string
    turn: string
  }

/**
 * What registers lack, in the order in which things happened: an entry for each stay, an exit once it is over, the
 * permit that was renewed, the entry that counts for nothing. Nothing when the registers say it all.
 */
export function linesToWrite(stays: readonly Stay[], told: readonly Line[], today: string): LineToWrite[] {
  const staysBySource = Map.groupBy(stays, stay => stay.source)
  const toldBySource = Map.groupBy(told, sourceOf)
  return [...new Set([...staysBySource.keys(), ...toldBySource.keys()])]
    .flatMap(source => linesOf(staysBySource.get(source) ?? [], entriesOf(toldBySource.get(source) ?? []), today))
    .sort((one, other) => compare(keyOf(one), keyOf(other)))
}

const keyOf = ({ on, of, turn }: LineToWrite) => `${on} ${of === null ? 0 : 1} ${turn}`
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** An entry as its lines tell it. */
type Entry = {
  siret: string
  number: number
  last: Line
  /** The exit and the permit that the program told last, whatever people have corrected since. */
  exit: string | null
  permit: Permit
  /** The program took it back: it stands for no stay any more. */
  isTakenBack: boolean
}

function entriesOf(lines: readonly Line[]): Entry[] {
  const byEntry = Map.groupBy(lines, line => `${line.siret} ${line.entryNumber}`)
  return [...byEntry.values()].map(ofEntry => {
    const inOrder = ofEntry.toSorted((one, other) => one.number - other.number)
    const lastOf = (motives: readonly string[]) => inOrder.findLast(({ motive }) => motives.includes(motive))
    const last = inOrder.at(-1) as Line
    const { permitType = null, permitNumber = null } = lastOf(['hired', 'movedIn', 'permit']) ?? {}
    return {
      siret: last.siret,
      number: last.entryNumber,
      last,
      exit: lastOf(['left', 'movedOut', 'stays'])?.exitDate ?? null,
      permit: { permitType, permitNumber },
      isTakenBack: last.isVoid && lastOf(['neverCame', 'elsewhere'])?.recordedBy === null,
    }
  })
}

/** Of one contract, or of one person sent by others: the stays in an establishment meet its entries in their order. */
function linesOf(stays: readonly Stay[], entries: readonly Entry[], today: string): LineToWrite[] {
  const unmet = entries.filter(({ isTakenBack }) => !isTakenBack)
  const lines: LineToWrite[] = []
  for (const stay of stays) {
    const { siret } = stay.facts
    if (siret === null) continue
    const at = unmet.findIndex(entry => entry.siret === siret)
    if (at < 0) lines.push(...newEntry({ ...stay.facts, siret }, stay, today))
    else lines.push(...unmet.splice(at, 1).flatMap(entry => eventsSince(entry, stay, today)))
  }
  const isKnown = stays.every(({ facts }) => facts.siret !== null)
  return isKnown ? [...lines, ...unmet.map(entry => takenBack(entry, stays, today))] : lines
}

function newEntry(facts: Facts, stay: Stay, today: string): LineToWrite[] {
  const entry: LineToWrite = {
    ...facts,
    kind: 'entry',
    motive: stay.isMove ? 'movedIn' : 'hired',
    isVoid: false,
    exitDate: null,
    authorisationDate: null,
    reason: null,
    of: null,
    on: facts.entryDate,
    turn: stay.turn,
  }
  return [entry, ...events({ line: entry, of: entry, exit: null, permit: facts }, stay, today)]
}

const eventsSince = ({ last, number, exit, permit }: Entry, stay: Stay, today: string) =>
  last.isVoid ? [] : events({ line: restateLine(last), of: number, exit, permit }, stay, today)

type Known = {
  line: Omit<LineToWrite, 'of' | 'on' | 'turn'>
  of: number | LineToWrite
  exit: string | null
  permit: Permit
}

function events({ line, of, exit, permit }: Known, { endsOn, movesOn, permit: held, turn }: Stay, today: string) {
  const events: LineToWrite[] = []
  // A person may have corrected the entry to a later day than the exit that contracts tell.
  const left = endsOn !== null && endsOn < line.entryDate ? line.entryDate : endsOn
  if (left !== exit) {
    const motive = left === null ? 'stays' : movesOn ? 'movedOut' : 'left'
    events.push({ ...line, kind: 'event', motive, exitDate: left, reason: null, of, on: left ?? today, turn })
  }
  if (held && (held.permitType !== permit.permitType || held.permitNumber !== permit.permitNumber)) {
    const { permitType, permitNumber } = held
    const state = events.at(-1) ?? line
    events.push({
      ...state,
      kind: 'event',
      motive: 'permit',
      permitType,
      permitNumber,
      reason: null,
      of,
      on: today,
      turn,
    })
  }
  return events
}

/** The contract came to nothing before its first day, or its place was another all along. */
const takenBack = ({ last, number }: Entry, stays: readonly Stay[], today: string): LineToWrite => ({
  ...restateLine(last),
  kind: 'correction',
  motive: stays.length === 0 ? 'neverCame' : 'elsewhere',
  isVoid: true,
  reason: null,
  of: number,
  on: today,
  turn: '',
})

/** What a line says, for the one that follows it. */
export function restateLine({
  id: _id,
  clientId: _client,
  number: _number,
  refNumber: _ref,
  entryNumber: _entry,
  entryId: _entryId,
  recordedAt: _at,
  recordedBy: _by,
  previousHash: _previous,
  hash: _hash,
  searchText: _search,
  ...said
}: Line) {
  return said
}
