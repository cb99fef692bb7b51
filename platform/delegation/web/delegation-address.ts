import { namedRoutes } from '#platform/shell/named-routes.model.ts'

export const addressOfDelegation = (userId: string) => `${namedRoutes.sunDelegation}/user/${userId}`
