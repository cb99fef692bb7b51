import { namedRoutes } from '#platform/named-routes.model.ts'

/** The sheet of a client, on one of its tabs. */
export const addressOfClient = (clientId: string, tab?: string) =>
  `${namedRoutes.sunAdministrationClients}/${clientId}${tab ? `?tab=${tab}` : ''}`
