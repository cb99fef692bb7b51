import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'
import { esignDelegationsCalls } from './esign-delegations.calls.ts'
import { delegationOf } from './server/esign-delegation.queries.ts'
import { createEsignDelegation, editEsignDelegation, removeEsignDelegation } from './server/save-esign-delegation.ts'
import { signableType, signableTypes } from './server/signable-types.queries.ts'
import { delegatesOf, ownersInBrief, possibleOwners, representedBy } from './server/signing-people.queries.ts'
import { applicationsWrittenBy, type SigningKnowledge } from './server/signing-rights.ts'

export { signableType, signableTypes } from './server/signable-types.queries.ts'
export { possibleOwners, representedBy } from './server/signing-people.queries.ts'

type Reader = { db: PlatformDb; caller: Caller }

const isAdmin = async ({ db, caller }: Reader) => (await administeredBy(db, caller)).admin

/** @throws Refusal 404 for the row of somebody else, unless one administers the client */
async function requireReach(reader: Reader, userId: string) {
  if (userId !== reader.caller.userId && !(await isAdmin(reader))) throw notFound()
}

/** Whose rows the caller sees: null is everybody's. */
const ownUnlessAdmin = async (reader: Reader) => ((await isAdmin(reader)) ? null : reader.caller.userId)

async function requireType(db: PlatformDb, id: number) {
  const type = await signableType(db, { id })
  if (!type) throw notFound()
  return type
}

export const esignDelegationsServer = (knowledge: SigningKnowledge) =>
  platformAnswers(esignDelegationsCalls, {
    getUsersAllowedToConfigureDocumentTypes: async (given, { typeId }) => {
      await requireType(given.db, typeId)
      return possibleOwners(given, typeId, await ownUnlessAdmin(given))
    },

    getPossibleDelegates: async (given, { typeId }) => {
      await requireType(given.db, typeId)
      return possibleOwners(given, typeId)
    },

    createDelegationOfUserForDocumentType: async (given, delegation) => {
      await requireReach(given, delegation.userId)
      return createEsignDelegation(given, delegation)
    },

    editDelegationOfUserForDocumentType: async (given, delegation) => {
      await requireReach(given, delegation.userId)
      return editEsignDelegation(given, delegation)
    },

    removeDelegationOfUserForDocumentType: async (given, asked) => {
      await requireReach(given, asked.userId)
      await removeEsignDelegation(given.db, asked)
    },

    getDocumentTypesAllowedForUser: async (given, { userId }) => {
      const { db, language, caller } = given
      await requireReach(given, userId)
      const written = await applicationsWrittenBy(knowledge, caller, userId)
      return (await signableTypes(db, language))
        .filter(({ applicationId }) => written.has(applicationId))
        .map(type => ({ ...type, canSend: true, canSign: true }))
    },

    getUsersWhoHaveExistingConfigForDocumentType: async (given, { typeId }) => {
      await requireType(given.db, typeId)
      return ownersInBrief(given, typeId, await ownUnlessAdmin(given))
    },

    getUserDelegationConfigForDocumentType: async (given, { typeId, userId }) => {
      await requireReach(given, userId)
      return delegationOf(given.db, { documentTypeId: typeId, userId })
    },

    canUserSignEnvelope: async (given, { documentType, userId }) => {
      await requireReach(given, userId)
      const type = await signableType(given.db, { code: documentType })
      const written = await applicationsWrittenBy(knowledge, given.caller, userId)
      if (!type || !written.has(type.applicationId)) return { allowed: false, onBehalfOf: [] }
      return { allowed: true, onBehalfOf: await representedBy(given, { typeId: type.id, userId, act: 'sign' }) }
    },

    getSendersConfiguredForUser: async (given, asked) => {
      await requireReach(given, asked.userId)
      return delegatesOf(given, { ...asked, act: 'send' })
    },

    getSignersConfiguredForUser: async (given, asked) => {
      await requireReach(given, asked.userId)
      return delegatesOf(given, { ...asked, act: 'sign' })
    },
  })
