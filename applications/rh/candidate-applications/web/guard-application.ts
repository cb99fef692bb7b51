import { fetchCall } from '#kernel/web/api.ts'
import type { Visit } from '#kernel/web/pages.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'

/** Whoever may read that application, or holds a talk about it (hr-and-workshop, section 2). */
export async function guardApplication({ parameters }: Visit): Promise<string | undefined> {
  const { candidateId = '', candidateApplicationId = '' } = parameters
  try {
    const asked = { candidateId, candidateApplicationId }
    const { allowed } = await fetchCall(candidateApplicationsCalls.isCandidateInterviewAllowed, asked, {
      staysOnPage: true,
    })
    return allowed ? undefined : '/unauthorized'
  } catch {
    return '/unauthorized'
  }
}
