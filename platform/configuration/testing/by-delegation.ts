import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { delegationCalls } from '#platform/delegation/delegation.calls.ts'
import type { TestClient, TestPerson, World } from '#platform/testing/world.ts'

type Asked = readonly (readonly [Call, Record<string, unknown>])[]

/** The component that an admin lends to somebody of the same client. */
export type Lent = { client: TestClient; by: TestPerson; to: TestPerson; element: string; componentId: number }

export function delegate(world: World, { client, by, to, element, componentId }: Lent) {
  const elementId = world.catalogue.idOf(element) as number
  const applicationId = world.catalogue.elements().find(({ id }) => id === elementId)?.applicationId as number
  const selectedItems = [{ componentId, companyIds: null }]
  const lent = { clientId: client.id, userId: to.userId, applicationId, elementId, selectedItems }
  return as(by).call(delegationCalls.saveDelegationForElement, lent)
}

/** Statuses of the same calls by the same person, before the component was lent to him and after. */
export async function statusesByDelegation(world: World, lent: Lent, asked: Asked) {
  const statuses = async () => {
    const answers: number[] = []
    for (const [call, input] of asked) answers.push((await as(lent.to).send(call, input)).statusCode)
    return answers
  }
  const before = await statuses()
  await delegate(world, lent)
  return { before, after: await statuses() }
}
