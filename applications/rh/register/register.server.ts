import { rhAnswers } from '#rh/rh-db.ts'
import { inspectionCalls } from './inspection.calls.ts'
import { externalWorkersCalls, registerCalls } from './register.calls.ts'
import { correctEntry } from './server/correct-entry.ts'
import { establishments, requireEstablishment } from './server/establishments.queries.ts'
import { exportRegister } from './server/export-for-member.ts'
import { pageOfExternalWorkers } from './server/external-workers.queries.ts'
import { exportInspectedRegister, inspectRegister } from './server/inspection.ts'
import { inspectorLinks, makeInspectorLink, revokeInspectorLink } from './server/inspector-links.ts'
import { linesOfEntry, pageOfRegister, placeOfEntry } from './server/rows-of-register.queries.ts'
import { withMaskedPermit } from './server/with-masked-permit.ts'
import { addExternalWorker, editExternalWorker } from './server/write-external-worker.ts'

export { keepExternalWorkers, keepRegister } from './server/keep-register.ts'
export { keepRegistersJob } from './server/keep-registers-job.ts'

const register = rhAnswers(registerCalls, {
  getEstablishmentsOfRegister: establishments,

  getPageOfRegister: async (given, asked) => {
    await requireEstablishment(given, asked.siret, 1)
    const page = await pageOfRegister(given.db, asked)
    return { ...page, items: page.items.map(withMaskedPermit) }
  },

  getLinesOfRegisterEntry: async (given, { id }) => {
    const { siret, number } = await placeOfEntry(given.db, id)
    await requireEstablishment(given, siret, 1)
    return (await linesOfEntry(given.db, siret, number)).map(withMaskedPermit)
  },

  correctRegisterEntry: correctEntry,
  exportRegister,

  getInspectorLinks: async (given, { siret }) => {
    await requireEstablishment(given, siret, 3)
    return inspectorLinks(given.db, siret)
  },

  makeInspectorLink,
  revokeInspectorLink,
})

const externalWorkers = rhAnswers(externalWorkersCalls, {
  getExternalWorkers: async (given, asked) => {
    await requireEstablishment(given, asked.siret, 1)
    return pageOfExternalWorkers(given.db, asked)
  },
  addExternalWorker,
  editExternalWorker,
})

const inspection = rhAnswers(inspectionCalls, { inspectRegister, exportInspectedRegister })

export const registerServers = [register, externalWorkers, inspection]
