import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers, type RhTables } from '#rh/rh-db.ts'
import { dpaeCalls } from './dpae.calls.ts'
import { completeDeclaration, isDoable } from './server/complete-declaration.ts'
import { connect } from './server/connect.ts'
import { declarationsOfEmployee } from './server/declarations-of-employee.queries.ts'
import type { Desk, SimulatedServices } from './server/desk.ts'
import { keepDocument } from './server/document-of-declaration.ts'
import { contractInReach, contractsInReach, dpaeScopeOf } from './server/dpae-scope.ts'
import { followTransmission, transmissionOfFile } from './server/follow-transmission.ts'
import { pageOfDeclarations } from './server/page-of-declarations.queries.ts'
import { cancelDeclaration, recordDeclaration } from './server/record-declaration.ts'
import { scheduleDeclaration } from './server/schedule-declaration.ts'
import { sendDeclaration } from './server/send-declaration.ts'
import { sendInBulk } from './server/send-in-bulk.ts'
import { accountOfHandle } from './server/session-handle.ts'
import { summaryOfDeclaration } from './server/summary-of-declaration.ts'
import { createTextFile, textFile, textFilesOfMany } from './server/text-files.ts'

export { declarationReceipt, declarationSource, objectsOfDeclarationReceipt } from './server/declaration-source.ts'
export { dropTextFilesJob, followDeclarationsJob, sendPlannedJob } from './server/follow-declarations-job.ts'
export { secretPlace } from './server/session-of-account.ts'
export type { SimulatedServices } from './server/desk.ts'
export { declaredIn } from './server/summary-document.ts'
export { dpaeToDo } from './server/dpae-to-do.ts'
export { declarationFailed } from './server/tell-failure.ts'

type Speaking = Given<typeof dpaeCalls.connectToMSAWebSite, RhTables>

const deskOf = (given: Speaking, simulated: SimulatedServices): Desk => ({
  ...given,
  clientId: given.caller.clientId as string,
  actorId: given.caller.userId,
  simulated,
})

const recordingOf = ({ keys, clock, caller }: Pick<Speaking, 'keys' | 'clock' | 'caller'>) => ({
  keys,
  clock,
  clientId: caller.clientId as string,
  actorId: caller.userId,
})

/** `simulated`: where the organisms of a demo answer. */
export const dpaeServer = (simulated: SimulatedServices) =>
  rhAnswers(dpaeCalls, {
    isDpaeDoable: isDoable,
    completeDPAE: completeDeclaration,
    createDPAETextFile: createTextFile,
    getDpaeTextFile: textFile,
    getDpaeTextFiles: textFilesOfMany,

    connectToMSAWebSite: async (given, { contractId }) =>
      connect(deskOf(given, simulated), await dpaeScopeOf(given), contractId),

    sendDpaeDataToMSAWebSite: async (given, { token, data, contractId }) => {
      const desk = deskOf(given, simulated)
      const scope = await dpaeScopeOf(given)
      await desk.withDb(db => contractInReach(db, scope, contractId, 2))
      accountOfHandle(desk.keys, desk.clientId, token, desk.clock.now())
      const { fileId } = await sendDeclaration(desk, { contractId, hash: data?.canonicalHash })
      return { fileId: fileId as string }
    },

    monitorFileStatus: async (given, { fileId }) => {
      const desk = deskOf(given, simulated)
      const scope = await dpaeScopeOf(given)
      const transmission = await desk.withDb(async db => {
        const found = await transmissionOfFile(db, fileId, desk.clock.now().toString())
        await contractInReach(db, scope, found.contractId, 2)
        return found
      })
      return followTransmission(desk, transmission)
    },

    createDPAE: async (given, { contractId, receiptNumber, json, viaTesa }) => {
      const scope = await dpaeScopeOf(given)
      const contract = await contractInReach(given.db, scope, contractId, 2)
      const mayType = scope.level(contract.companyId) >= 3
      return recordDeclaration(given.db, recordingOf(given), contract, { receiptNumber, mayType, json, viaTesa })
    },

    createDPAEDocument: async (given, { contractId }) => {
      const desk = deskOf(given, simulated)
      const scope = await dpaeScopeOf(given)
      await desk.withDb(db => contractInReach(db, scope, contractId, 2))
      const kept = await keepDocument(desk, contractId)
      if (!kept) throw notFound()
      return kept
    },

    getEmployeeDpaes: async (given, { employeeId }) =>
      declarationsOfEmployee(given, await dpaeScopeOf(given), employeeId),

    deleteDpae: async (given, { id, reason }) => {
      const { level } = await dpaeScopeOf(given)
      await cancelDeclaration(given.db, recordingOf(given), { id, level, reason })
    },

    getDpaeSummary: summaryOfDeclaration,

    scheduleDpae: async (given, { contractId }) => {
      const { db, keys, clock, language, caller } = given
      await contractInReach(db, await dpaeScopeOf(given), contractId, 2)
      const planning = { keys, now: clock.now(), language, actorId: caller.userId }
      return scheduleDeclaration(db, planning, { contractId })
    },

    sendDpaesInBulk: async (given, { contractIds, sendAt }) => {
      const desk = deskOf(given, simulated)
      const scope = await dpaeScopeOf(given)
      const contracts = await desk.withDb(db => contractsInReach(db, scope, contractIds, 2))
      return sendInBulk(desk, contracts, sendAt)
    },

    getDpaeList: async (given, asked) => pageOfDeclarations(given, await dpaeScopeOf(given), asked),
  })
