import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { contractStates } from '#rh/contracts/contract.model.ts'

/** The contract in force, or the next one, as a bar of time shows it. */
export const Term = z.object({
  contractId: idOf('rh.employment_contract'),
  number: z.string(),
  family: z.enum(families),
  typeOfContract: z.string(),
  from: z.iso.date(),
  /** Null of a contract without an end. */
  to: z.iso.date().nullable(),
  /** The last day of the trial; null where there is none. */
  trialUntil: z.iso.date().nullable(),
})
export type Term = z.output<typeof Term>

/** What happens between the wish to hire somebody and his first day, in this order. */
export const hiringSteps = ['application', 'file', 'contract', 'signature', 'delivery', 'arrival'] as const
export type HiringStep = (typeof hiringSteps)[number]

/** `next` is what somebody must do now; it is `late` where the first day has come without it. */
export const stepStates = ['done', 'next', 'late', 'waiting'] as const
export type StepState = (typeof stepStates)[number]

export const PathStep = z.object({
  step: z.enum(hiringSteps),
  state: z.enum(stepStates),
  /** The day on which it was done, or is foreseen. */
  on: z.iso.date().nullable(),
})
export type PathStep = z.output<typeof PathStep>

/** What the head of a file tells besides the person; what somebody may not read is null or absent from the path. */
export const FileOverview = z.object({
  term: Term.nullable(),
  /** Which season it is for somebody in a seasonal contract. */
  season: z.int().nullable(),
  /** Empty once somebody has been there for a while. */
  path: z.array(PathStep),
  counts: z.object({ contracts: z.int().nullable(), mutuelle: z.int().nullable() }),
})
export type FileOverview = z.output<typeof FileOverview>

/** What happens in the life of a file. */
export const moments = [
  'created',
  'archived',
  'activated',
  'contractSigned',
  'contractBegins',
  'contractEnds',
  'placed',
  'paper',
] as const
export type Moment = (typeof moments)[number]

export const TimelineEvent = z.object({
  /** The day in France; after today for what is to come. */
  on: z.iso.date(),
  moment: z.enum(moments),
  /** The contract, the place or the paper; null of what happens to the file itself. */
  name: z.string().nullable(),
  /** Who did it, where somebody did. */
  by: z.string().nullable(),
})
export type TimelineEvent = z.output<typeof TimelineEvent>

/** A contract of somebody, as far as its term and its making tell something here. */
export type ContractToTell = Omit<Term, 'contractId' | 'trialUntil'> & {
  id: string
  trialUntil: string | null
  state: (typeof contractStates)[number]
  binds: boolean
  madeOn: string
  signedOn: string | null
  deliveredOn: string | null
}

const isBefore = (one: string, other: string) => one < other

/** The contract that runs on a day, the one begun last of several; else the next one to come. */
export function termOn(contracts: readonly ContractToTell[], today: string): Term | null {
  const binding = contracts.filter(({ binds }) => binds)
  const running = binding
    .filter(({ from, to }) => from <= today && (to === null || today <= to))
    .toSorted((one, other) => (isBefore(one.from, other.from) ? 1 : -1))[0]
  const next = binding
    .filter(({ from }) => from > today)
    .toSorted((one, other) => (isBefore(one.from, other.from) ? -1 : 1))[0]
  const told = running ?? next
  if (!told) return null
  const { id, number, family, typeOfContract, from, to, trialUntil } = told
  return { contractId: id, number, family, typeOfContract, from, to, trialUntil }
}

/** Which season the one on that day is: 3 where two seasonal contracts began before it. */
export function seasonOn(contracts: readonly ContractToTell[], today: string): number | null {
  const term = termOn(contracts, today)
  if (!term || !isSeasonal(term)) return null
  return contracts.filter(contract => contract.binds && isSeasonal(contract) && contract.from <= term.from).length
}

const isSeasonal = ({ family }: Pick<Term, 'family'>) => family === 'seasonal' || family === 'harvest'

/** For so many days after somebody came his hiring is still told. */
export const daysOfArrival = 60

export type ToHire = {
  appliedOn: string | null
  isFileComplete: boolean
  contracts: readonly ContractToTell[]
  today: string
}

/**
 * How far the hiring is of which the newest contract tells; empty where none is under way or has just ended. A copy
 * must be handed over where the term is fixed (code du travail, L1242-13).
 */
export function hiringPath({ appliedOn, isFileComplete, contracts, today }: ToHire): PathStep[] {
  const hired = contracts
    .filter(({ state }) => !['cancelled', 'declined'].includes(state))
    .toSorted((one, other) => (isBefore(one.from, other.from) ? 1 : -1))[0]
  if (hired && daysBetween(hired.from, today) > daysOfArrival) return []
  const facts: (Pick<PathStep, 'step' | 'on'> & { isDone: boolean })[] = [
    ...(appliedOn ? [{ step: 'application' as const, isDone: true, on: appliedOn }] : []),
    { step: 'file', isDone: isFileComplete, on: null },
    { step: 'contract', isDone: hired !== undefined && hired.state !== 'draft', on: hired?.madeOn ?? null },
    { step: 'signature', isDone: hired?.state === 'signed', on: hired?.signedOn ?? null },
    ...(hired?.family === 'permanent'
      ? []
      : [{ step: 'delivery' as const, isDone: hired?.deliveredOn != null, on: hired?.deliveredOn ?? null }]),
    { step: 'arrival', isDone: hired !== undefined && hired.binds && hired.from <= today, on: hired?.from ?? null },
  ]
  const hasBegun = hired !== undefined && hired.from <= today
  const firstOpen = facts.findIndex(({ isDone, step }) => !isDone && step !== 'arrival')
  return facts.map(({ step, on, isDone }, index) => ({
    step,
    on,
    state: stateOf({ isDone, index, firstOpen, hasBegun }),
  }))
}

function stateOf(fact: { isDone: boolean; index: number; firstOpen: number; hasBegun: boolean }): StepState {
  if (fact.isDone) return 'done'
  if (fact.hasBegun) return 'late'
  return fact.index === fact.firstOpen ? 'next' : 'waiting'
}

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days
