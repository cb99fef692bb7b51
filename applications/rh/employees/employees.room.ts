import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { customizableEntitiesOffer } from '#platform/configuration/customizable-entity.slot.ts'
import { dashboardSitesOffer } from '#platform/configuration/dashboard-panel.slot.ts'
import { questionedSubjectsOffer } from '#platform/configuration/questioned-subject.slot.ts'
import { directorySourcesOffer } from '#platform/directory/directory-source.slot.ts'
import { documentSourcesOffer } from '#platform/documents/document-source.slot.ts'
import { searchSourcesOffer } from '#platform/search/search-source.slot.ts'
import {
  customizableEmployee,
  employeeSource,
  employeesInDirectory,
  employeesServer,
  foundEmployees,
  keepStandingsJob,
  payrollNumbersServer,
  questionedEmployee,
  sitesOfDashboards,
} from './employees.server.ts'

export const employeesRoom = room({
  answers: () => [employeesServer, payrollNumbersServer],
  jobs: () => [keepStandingsJob],
  fills: [
    fill(customizableEntitiesOffer, customizableEmployee),
    fill(dashboardSitesOffer, sitesOfDashboards),
    fill(questionedSubjectsOffer, questionedEmployee),
    fill(searchSourcesOffer, foundEmployees),
    fill(directorySourcesOffer, employeesInDirectory),
    fill(documentSourcesOffer, employeeSource),
    fill(rowsOfRoomsOffer, { schema: 'rh', rows: {}, histories: ['employee'] }),
  ],
})
