import { ApiError } from './api-error.ts'
import { t } from './i18n.ts'

/** What the server wants to be shown in the middle of a call, by the code of its 409. */
const proofs = ['REAUTH_REQUIRED', 'MFA_REQUIRED'] as const
export type Proof = (typeof proofs)[number]

/** Asks the person; false when he would rather not. */
type Prover = (proof: Proof) => Promise<boolean>

let askPerson: Prover | undefined
const asked = new Map<Proof, Promise<boolean>>()
const givenAt = new Map<Proof, number>()

/** Whoever can ask the person takes over, until the function that it answers is called. */
export function proveBy(prover: Prover) {
  askPerson = prover
  return () => {
    if (askPerson === prover) askPerson = undefined
  }
}

/**
 * Makes a call, and once more when the person has shown what its refusal wanted. Calls refused together ask once.
 * Throws ApiError in plain words when the person gives up.
 */
export async function withProof<Answer>(make: () => Promise<Answer>): Promise<Answer> {
  const begunAt = performance.now()
  try {
    return await make()
  } catch (refusal) {
    if (!(await isWorthRepeating(refusal, begunAt))) throw refusal
    return await make()
  }
}

async function isWorthRepeating(refusal: unknown, begunAt: number) {
  const proof = refusal instanceof ApiError && refusal.status === 409 && proofs.find(code => code === refusal.code)
  if (!proof || !askPerson) return false
  if ((givenAt.get(proof) ?? Number.NEGATIVE_INFINITY) > begunAt) return true
  const answer = asked.get(proof) ?? ask(proof, askPerson)
  if (await answer) return true
  throw new ApiError({ status: 409, code: 'GIVEN_UP', message: t('kernel.proof.given-up') })
}

function ask(proof: Proof, prover: Prover) {
  const answer = prover(proof)
    .then(isGiven => {
      if (isGiven) givenAt.set(proof, performance.now())
      return isGiven
    })
    .finally(() => asked.delete(proof))
  asked.set(proof, answer)
  return answer
}
