import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { tooManyAttempts } from './attempts.ts'

/** Argon2id, the library's own default, with 19 MiB, two passes and one lane (OWASP's first choice): about 40 ms. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const mostAtOnce = availableParallelism()
const mostWaiting = 100
const secondsOfCrowd = 5
let underWay = 0
const queue: (() => void)[] = []

export const hashPassword = (password: string) => inTurn(() => hash(password, parameters))

/** A person who does not exist is checked against a dummy, so that his absence takes the same time. */
export const passwordMatches = async (password: string, stored: string | null | undefined) => {
  const matches = await inTurn(async () => verify(stored ?? (await dummy()), password))
  return matches && stored != null
}

export const isOutdated = (stored: string) => !stored.includes('m=19456,t=2,p=1')

let dummyHash: Promise<string> | undefined
const dummy = () => {
  dummyHash ??= hash('nobody has this password', parameters)
  return dummyHash
}

/** One hash a core: more would only make each slower, and a crowd must not take the memory. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= mostAtOnce) {
    if (queue.length >= mostWaiting) throw tooManyAttempts(secondsOfCrowd)
    await new Promise<void>(resolve => queue.push(resolve))
  }
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    queue.shift()?.()
  }
}
