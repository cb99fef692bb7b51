import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { operatorsCalls } from './operators.calls.ts'
import { giveTicket } from './server/give-ticket.ts'
import { operatorsWhere } from './server/operators.queries.ts'
import { postOperator, putOperator } from './server/write-operator.ts'

export { operatorOf } from './server/operator-ticket.ts'

export const operatorsServer = atelierAnswers(operatorsCalls, {
  getOperators: async (given, { atelierId }) => {
    const scope = await companyScopeOf(given, 'atelier/fabrication')
    await requireWorkshop(given.db, scope, atelierId)
    return operatorsWhere(given.db, scope, sql`p.workshop_id = ${atelierId}`)
  },
  postOperator,
  putOperator,
  giveOperatorTicket: giveTicket,
})
