import { as } from '#kernel/testing/as.ts'
import type { TestClient, TestPerson } from '#platform/testing/world.ts'
import { placeChangesCalls } from '#rh/workplaces/place-changes.calls.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'

/** A site of the first company of a client, as somebody makes it on the screen; a unit and a subunit likewise. */
export const site = (person: TestPerson, client: TestClient, name: string) =>
  as(person).call(placeChangesCalls.createSite, { name, companyId: client.companies[0]?.id as string })
export const unit = (person: TestPerson, siteId: string, name: string) =>
  as(person).call(placeChangesCalls.createUnit, { name, siteId })
export const subunit = (person: TestPerson, unitId: string, name: string) =>
  as(person).call(placeChangesCalls.createSubunit, { name, unitId })

/** Names of the living places, indented by their depth. */
export async function livingPlaces(person: TestPerson) {
  const [company] = await as(person).call(workplacesCalls.getTreeOfPlaces, {})
  return (company?.sites ?? []).flatMap(one => [
    one.name,
    ...one.units.flatMap(below => [`  ${below.name}`, ...below.subunits.map(({ name }) => `    ${name}`)]),
  ])
}
