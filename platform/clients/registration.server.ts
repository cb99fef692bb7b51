import { notFound } from '#kernel/server/errors.ts'
import { countriesByName } from '#platform/identifiers/countries.model.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import csps from './data/csp.json' with { type: 'json' }
import { registrationCalls } from './registration.calls.ts'
import { proofOf } from './server/registration.queries.ts'
import { editRegistration, register } from './server/save-registration.ts'

export const registrationServer = platformAnswers(registrationCalls, {
  register,

  editRegistration,

  getRegistrationProof: async ({ db, files }) => {
    const proof = await proofOf(db)
    if (!proof) throw notFound()
    return { name: proof.name, type: proof.mime, bytes: files.read(proof.storageKey) }
  },

  getNationalities: async ({ language }) =>
    countriesByName(language).map(({ iso2, cog, name }) => ({ code: iso2, cog, name })),

  getSocialCategories: async () => csps.rows,
})
