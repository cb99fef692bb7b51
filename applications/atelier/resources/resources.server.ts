import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { resourcesCalls } from './resources.calls.ts'
import { resourcesWhere } from './server/resources.queries.ts'
import { reportStop } from './server/report-stop.ts'
import { restartResource, stopResource } from './server/stop-resource.ts'
import { postResource, putResource } from './server/write-resource.ts'

export const resourcesServer = atelierAnswers(resourcesCalls, {
  getResources: async (given, { atelierId }) => {
    const scope = await companyScopeOf(given, 'atelier/ligne', 'atelier/fabrication')
    await requireWorkshop(given.db, scope, atelierId)
    return resourcesWhere(given, scope, sql`r.workshop_id = ${atelierId}`)
  },
  postResource,
  putResource,
  stopResource,
  reportStop,
  restartResource,
})
