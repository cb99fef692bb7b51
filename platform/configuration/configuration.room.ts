import { room } from '#kernel/server/room.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { citizenshipsServer } from './citizenships.server.ts'
import { clientSettingsServer } from './client-settings.server.ts'
import { customFieldsServer } from './custom-fields.server.ts'
import { customizableEntitiesOffer } from './customizable-entity.slot.ts'
import { dashboardPanelsOffer, dashboardSitesOffer } from './dashboard-panel.slot.ts'
import { dashboardsServer } from './dashboards.server.ts'
import { documentsBrowserServer } from './documents-browser.server.ts'
import { optionListsServer } from './option-lists.server.ts'
import { questionedSubjectsOffer } from './questioned-subject.slot.ts'
import { questionnairesServer } from './questionnaires.server.ts'

export const configurationRoom = room<Knowledge>({
  answers: ({ offered, ...known }) => [
    customFieldsServer(known, offered(customizableEntitiesOffer)),
    optionListsServer(known),
    citizenshipsServer(known),
    clientSettingsServer(known),
    questionnairesServer(known, offered(questionedSubjectsOffer)),
    dashboardsServer(known, { panels: offered(dashboardPanelsOffer), sites: offered(dashboardSitesOffer) }),
    documentsBrowserServer(known),
  ],
})
