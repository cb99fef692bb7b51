import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { requireOwnOrAdministered } from '#atelier/own-or-administered.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { linesElement } from './line.model.ts'
import { linesCalls } from './lines.calls.ts'
import { lineById, linesWhere, members, nextLineCode, operationsOf, usersOfLines } from './server/lines.queries.ts'
import { addLine, deleteLine, updateLine } from './server/write-line.ts'
import { putOperations } from './server/write-operations.ts'

export { linesWhere } from './server/lines.queries.ts'

export const linesServer = atelierAnswers(linesCalls, {
  getLigneAtelierByAtelier: async (given, { atelierId }) => {
    const scope = await companyScopeOf(given, linesElement)
    await requireWorkshop(given.db, scope, atelierId)
    return linesWhere(given.db, scope, sql`l.workshop_id = ${atelierId}`)
  },
  getAllLigneAtelier: async given => linesWhere(given.db, await companyScopeOf(given, linesElement), sql`true`),
  getLigneAtelierWithUserByAtelier: async (given, { atelierId }) => {
    const scope = await companyScopeOf(given, linesElement)
    await requireWorkshop(given.db, scope, atelierId)
    const lines = await linesWhere(given.db, scope, sql`l.workshop_id = ${atelierId}`)
    const ids = lines.map(({ id }) => id)
    const users = await usersOfLines(given.db, ids)
    return lines.map(line => ({ ...line, users: users.filter(({ ligneId }) => ligneId === line.id) }))
  },
  getLigneAtelierById: async (given, { id }) => lineById(given.db, await companyScopeOf(given, linesElement), id),
  getLigneAtelierByLibelle: async (given, { atelierId, label }) => {
    const scope = await companyScopeOf(given, linesElement)
    await requireWorkshop(given.db, scope, atelierId)
    const named = sql<boolean>`l.workshop_id = ${atelierId} and l.label_key = kernel.normalise(btrim(${label}))`
    const [line] = await linesWhere(given.db, scope, named)
    return line ?? null
  },
  getLigneAtelierOfUser: async (given, { userId, atelierId }) => {
    const scope = await companyScopeOf(given, linesElement)
    const { companyId } = await requireWorkshop(given.db, scope, atelierId)
    await requireOwnOrAdministered(given.db, given.caller, userId, companyId)
    const theirs = sql<boolean>`l.workshop_id = ${atelierId}
      and exists (select from atelier.ligne_user u where u.ligne_id = l.id and u.user_id = ${userId})`
    return linesWhere(given.db, scope, theirs)
  },
  getNextLigneAtelierCode: async (given, { atelierId }) => {
    await requireWorkshop(given.db, await companyScopeOf(given, linesElement), atelierId, 2)
    return { code: await nextLineCode(given.db, atelierId) }
  },
  addLigneAtelier: addLine,
  updateLigneAtelier: updateLine,
  deleteLigneAtelier: deleteLine,
  getOperationsOfLine: async (given, { id }) => {
    await lineById(given.db, await companyScopeOf(given, linesElement), id)
    return operationsOf(given.db, id)
  },
  putOperationsOfLine: putOperations,
  getMembersForLines: async (given, { atelierId }) => {
    await requireWorkshop(given.db, await companyScopeOf(given, linesElement), atelierId, 2)
    return members(given.db)
  },
})
