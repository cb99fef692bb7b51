import { platformAnswers } from '#platform/platform-db.ts'
import { delegationCalls } from './delegation.calls.ts'
import { personInQuestion } from './server/person-in-question.ts'
import { authorizedCompanies } from './server/authorized-companies.queries.ts'
import { componentsInTree } from './server/components-in-tree.ts'
import { applicationsOf, configurableBy, type Knowledge } from './server/configurable.ts'
import { pageOfDelegates } from './server/delegates.queries.ts'
import { delegationSheet } from './server/delegation-sheet.ts'
import { allComponents, elementsOfClient, heldComponents } from './server/held-components.queries.ts'
import { saveDelegation } from './server/save-delegation.ts'

export const delegationServer = (knowledge: Knowledge) => {
  const { catalogue, rights } = knowledge
  return platformAnswers(delegationCalls, {
    getUserRightsForElement: async (given, { elementId, userId }) => {
      const components = await configurableBy(given, knowledge, await personInQuestion(given, userId))
      return components.filter(component => component.elementId === elementId).map(({ id }) => id)
    },

    saveDelegationForElement: (given, input) => saveDelegation(given, catalogue, input),

    getDelegatedApplicationsOfUser: async (given, { clientId, userId }) => {
      const { db, clock, language } = given
      await personInQuestion(given, userId)
      const held = await heldComponents(db, { clientId, userId, now: clock.now(), language })
      return componentsInTree(catalogue, held, language)
    },

    getAuthorizedCompanies: async (given, { userId, elementId }) => {
      const person = await personInQuestion(given, userId)
      const configurable = (await configurableBy(given, knowledge, person)).filter(held => held.elementId === elementId)
      const isEverywhere = configurable.some(({ companyIds }) => companyIds === null)
      const named = isEverywhere ? null : configurable.flatMap(({ companyIds }) => companyIds ?? [])
      const perimeter = await rights.perimeter(person.caller, catalogue.pathOf(elementId) ?? '')
      return authorizedCompanies(given.db, perimeter, named)
    },

    canUserAccessConfigurationOfApplication: async (given, { userId, applicationId }) => {
      const components = await configurableBy(given, knowledge, await personInQuestion(given, userId))
      return { allowed: applicationsOf(knowledge, components).includes(applicationId) }
    },

    getComponentsOfApplication: async ({ db, language }, { applicationId }) => {
      const elements = catalogue.elements().filter(element => element.applicationId === applicationId)
      const own = new Set(elements.map(({ id }) => id))
      return (await allComponents(db, language)).filter(({ elementId }) => own.has(elementId))
    },

    getConfigurableApplications: async given => {
      const person = await personInQuestion(given, given.caller.userId)
      const elements = await elementsOfClient(given.db)
      const own = (await configurableBy(given, knowledge, person)).filter(({ elementId }) => elements.has(elementId))
      return componentsInTree(catalogue, own, given.language)
    },

    getDelegationSheet: (given, { userId }) => delegationSheet(given, knowledge, userId),

    getDelegates: ({ db, clock, language }, page) => pageOfDelegates(db, { ...page, now: clock.now(), language }),
  })
}

export { configurableApplications, configurableBy, type Knowledge } from './server/configurable.ts'
export { declareComponents } from './server/declare-components.ts'
export { noteConfiguration } from './server/note-configuration.ts'
