import { namedRoutes } from '#platform/named-routes.model.ts'

export const addressOfDelegation = (userId: string) => `${namedRoutes.sunDelegation}/user/${userId}`
