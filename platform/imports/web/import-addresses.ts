import { namedRoutes } from '#platform/shell/named-routes.model.ts'

/** The page of imports, in a client, on one of its runs: a link that a colleague can open. */
export const addressOfImports = ({ clientId, runId }: { clientId?: string | undefined; runId?: string }) =>
  `${namedRoutes.sunDevelopmentImport}?${new URLSearchParams({
    ...(clientId && { client: clientId }),
    ...(runId && { run: runId }),
  })}`
