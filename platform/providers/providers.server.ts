import type { Databases } from '#kernel/server/db.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { catalogueCalls } from './catalogue.calls.ts'
import { providersCalls } from './providers.calls.ts'
import { catalogueOfServices, clientsOfService, knownService } from './server/catalogue.queries.ts'
import { editServicesOfClient } from './server/edit-services-of-client.ts'
import { createExternalService, editExternalService, type PrivateHosts } from './server/save-external-service.ts'
import { servicesOfKnownClient } from './server/services-of-client.queries.ts'
import { testExternalService } from './server/test-external-service.ts'

export { serviceInPlace, type ServiceInPlace } from './server/service-in-place.queries.ts'
export { serviceWithSecret, type ServiceWithSecret } from './server/service-with-secret.queries.ts'
export { servicesInUse } from './server/services-in-use.queries.ts'

/** `privateHosts`: those of his own network that the operator lets the program ask. */
export const providersServer = ({ privateHosts }: { privateHosts: PrivateHosts }) =>
  platformAnswers(providersCalls, {
    getExternalServices: servicesOfKnownClient,

    editExternalServices: editServicesOfClient,

    getExternalServicesOfClient: servicesOfKnownClient,

    putExternalServicesOfClient: editServicesOfClient,

    testExternalService: (given, asked) => testExternalService({ ...given, privateHosts }, asked),
  })

export const serviceCatalogueServer = ({
  databases,
  privateHosts,
}: {
  databases: Databases
  privateHosts: PrivateHosts
}) =>
  platformAnswers(catalogueCalls, {
    getServiceCatalogue: ({ db }) => catalogueOfServices(db),

    createExternalService: ({ db }, service) => createExternalService(db, privateHosts, service),

    editExternalService: ({ db, clock }, service) => editExternalService({ db, clock, privateHosts }, service),

    getClientsOfExternalService: async ({ withDb }, { serviceId }) => {
      const { id } = await withDb(db => knownService(db, serviceId))
      return clientsOfService(databases, id)
    },
  })

export { instantIn, RefusedTimeStamp, StrangeTimeStamp, timeStampQuery } from './server/time-stamp.ts'
export { type BelievedAuthorities, believedAuthorities } from './server/believed-authorities.queries.ts'
export { type TimeStampServer, timeStampServerOf } from './server/time-stamp-server.queries.ts'
