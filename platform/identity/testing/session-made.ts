import type { LoginAnswer, SessionMade } from '../identity.model.ts'

/** The session that a login made, where no step was missing. */
export function sessionMade(answer: LoginAnswer): SessionMade {
  if (!('token' in answer)) throw new Error(`no session: ${answer.next} is missing`)
  return answer
}
