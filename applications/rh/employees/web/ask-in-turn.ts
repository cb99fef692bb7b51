import { type ManyAsked, mostAsked } from '#rh/document-requests/document-request.model.ts'

/**
 * Asks as many at a time as one call takes, and tells what became of all of them together. After a failure it may be
 * begun anew: whoever has been asked is not asked twice.
 */
export async function askInTurn(
  employeeIds: readonly string[],
  ask: (some: string[]) => Promise<ManyAsked>,
): Promise<ManyAsked> {
  const told: ManyAsked = { asked: 0, alreadyAsked: [], withoutMail: [], archived: [] }
  for (let from = 0; from < employeeIds.length; from += mostAsked) {
    const some = await ask(employeeIds.slice(from, from + mostAsked))
    told.asked += some.asked
    told.alreadyAsked.push(...some.alreadyAsked)
    told.withoutMail.push(...some.withoutMail)
    told.archived.push(...some.archived)
  }
  return told
}
