import { notFound } from '#kernel/server/errors.ts'
import { configurableBy } from '#platform/delegation/delegation.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { officeIn } from '#platform/rights/rights.server.ts'
import type { MenuElement } from '#platform/rights/menu.model.ts'
import { type Knowledge, menuOf } from '#platform/rights/menu.server.ts'
import { type Reading, levelsIn, membershipIn, requireAskable, superRolesOf } from './server/standing.ts'
import { standingCalls } from './standing.calls.ts'

export const standingServer = (knowledge: Knowledge) => {
  const levelOn = async (asking: Reading, { user, client, element }: OnElement) => {
    const { levels } = await levelsIn(asking, knowledge, user, client)
    return levels.get(knowledge.catalogue.pathOf(element) ?? '') ?? 0
  }
  return platformAnswers(standingCalls, {
    isUserSuperAdmin: async (asking, { userId }) => ({ allowed: (await superRolesOf(asking, userId)).superAdmin }),

    isUserSuperDev: async (asking, { userId }) => ({ allowed: (await superRolesOf(asking, userId)).superDev }),

    isUserAdminOfClient: async (asking, { userId, clientId }) => ({
      allowed: (await membershipIn(asking, userId, clientId))?.admin ?? false,
    }),

    isUserManagerOfCompany: async (asking, { userId, companyId }) => {
      await requireAskable(asking, userId)
      const { companies } = await officeIn(asking.db, userId, asking.caller.clientId)
      const companyIds = companies.filter(id => companyId === undefined || id === companyId)
      return { allowed: companyIds.length > 0, companyIds }
    },

    canUserAccessElement: async (asking, input) => {
      const level = await levelOn(asking, input)
      return { allowed: level >= 1, level, readOnly: level === 1 }
    },

    canUserWriteInElement: async (asking, input) => {
      const level = await levelOn(asking, input)
      return { allowed: level >= 2, level, readOnly: level === 1 }
    },

    getMenuForModule: async (asking, { userId, clientId, elementId }) => {
      const { levels } = await levelsIn(asking, knowledge, userId, clientId)
      const elements = menuOf(knowledge.catalogue, levels, asking.language).flatMap(({ root }) => withAllBelow(root))
      const found = elements.find(({ id }) => id === elementId)
      if (!found) throw notFound()
      return found
    },

    getAuthorizationsForAppMenu: async (asking, { userId, clientId }) => {
      const { membership, version, levels } = await levelsIn(asking, knowledge, userId, clientId)
      const readOnly = membership === undefined || membership.readOnly || membership.readsOnly
      const admin = membership?.admin ?? false
      const caller = { ...asking.caller, userId, clientId, rightsVersion: version, readOnly, support: null }
      const components = await configurableBy(asking, knowledge, { caller, clientId, admin, readOnly })
      const configurable = new Set(components.map(({ elementId }) => elementId))
      const elements = knowledge.catalogue.elements().flatMap(({ id, path, applicationId }) => {
        const level = levels.get(path) ?? 0
        if (level === 0) return []
        const canConfigure = configurable.has(id)
        return [{ elementId: id, path, applicationId, level, readOnly: level === 1, canConfigure }]
      })
      return { version, elements }
    },
  })
}

type OnElement = { user: string; client: string; element: number }

const withAllBelow = (element: MenuElement): MenuElement[] => [element, ...element.children.flatMap(withAllBelow)]
