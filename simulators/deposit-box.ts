import { createHash } from 'node:crypto'
import { keyOf, type Objection, objectionsTo, type ToldDeclaration } from './declaration-rules.ts'

export type Deposited = {
  fileId: string
  told: ToldDeclaration
  polls: number
  objections: Objection[]
  receipt: string
}

export type SimulatorOptions = {
  /** Readings after which a deposit is answered. */
  pollsBeforeAnswer?: number
  /** What makes the numbers of this simulator its own. */
  seed?: string
  now?: () => Temporal.Instant
}

const slowPolls = 10

/** What an organism took in, and what it answers when it is asked again. */
export function openDepositBox({
  pollsBeforeAnswer = 2,
  seed = 'sillon',
  now = Temporal.Now.instant,
}: SimulatorOptions) {
  const byId = new Map<string, Deposited>()
  const byKey = new Map<string, Deposited>()
  const digits = (text: string) =>
    BigInt(`0x${createHash('sha256').update(`${seed} ${text}`).digest('hex')}`).toString()
  return {
    deposits: (): readonly Deposited[] => [...byId.values()],
    /** One that was refused may be told again. */
    formerOf: (told: ToldDeclaration) => {
      const former = byKey.get(keyOf(told))
      return former && former.objections.length === 0 ? former : undefined
    },
    take: (told: ToldDeclaration, idLength: number): Deposited => {
      const number = digits(`${keyOf(told)} ${byId.size}`)
      const deposited = {
        fileId: number.slice(0, idLength),
        told,
        polls: 0,
        objections: objectionsTo(told, now()),
        receipt: `SIMU-${number.slice(-12, -8)}-${number.slice(-8)}`,
      }
      byId.set(deposited.fileId, deposited)
      byKey.set(keyOf(told), deposited)
      return deposited
    },
    find: (fileId: string) => byId.get(fileId),
    /** Whether it is answered yet; each asking counts. */
    isAnswered: (deposited: Deposited) => {
      deposited.polls += 1
      if (deposited.told.surname.startsWith('TESTPERDU')) return false
      const wait = deposited.told.surname.startsWith('TESTLENT') ? slowPolls : pollsBeforeAnswer
      return deposited.polls > wait
    },
    clear: () => {
      byId.clear()
      byKey.clear()
    },
  }
}

/** Failures to come: those that a test asks for, and those that a surname brings, each once. */
export function openMishaps() {
  const asked: number[] = []
  const brought = new Map<string, number>()
  const countdown = (name: string, times: number) => {
    const left = brought.get(name) ?? times
    if (left === 0) return false
    brought.set(name, left - 1)
    return true
  }
  return {
    failNext: (status: number, times = 1) => {
      for (let time = 0; time < times; time += 1) asked.push(status)
    },
    next: () => asked.shift(),
    isBroken: (surname: string) => surname.startsWith('TESTPANNE') && countdown(surname, 2),
    isCut: (surname: string) => surname.startsWith('TESTCOUPURE') && countdown(surname, 1),
    clear: () => {
      asked.length = 0
      brought.clear()
    },
  }
}
