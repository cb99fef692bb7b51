import { workplacesCalls } from '../workplaces.calls.ts'

/** Answers that a change of places makes wrong. */
export const toldOfPlaces = [
  workplacesCalls.getTreeOfPlaces,
  workplacesCalls.getPeopleOfPlace,
  workplacesCalls.getActiveSitesOfCompany,
  workplacesCalls.getUnitiesOfSite,
  workplacesCalls.getUnities,
]
