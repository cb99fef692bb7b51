import { notFound } from '#kernel/server/errors.ts'
import type { Rights } from '#kernel/server/answers.ts'
import { levelInEveryCompany } from '#rh/level-in-every-company.ts'
import { type RhDb, rhAnswers } from '#rh/rh-db.ts'
import { applicationFormCalls } from './application-form.calls.ts'
import { formElement } from './application-form.model.ts'
import { careersSiteCalls } from './careers-site.calls.ts'
import { careersPageAt } from './careers-page.model.ts'
import { careersSite, publicForm, publicNotice, publicOptions } from './server/careers-site.queries.ts'
import { formOfCandidate } from './server/form-of-candidate.ts'
import { formToSetUp } from './server/form.queries.ts'
import { saveForm } from './server/save-form.ts'

export { type CareersSite, careersSite, publicForm } from './server/careers-site.queries.ts'
export { presentForm } from './server/form.queries.ts'

const mayEdit = async ({ db, rights }: { db: RhDb; rights: Rights }) =>
  (await levelInEveryCompany(db, rights, formElement)) >= 2

export const applicationFormServers = [
  rhAnswers(applicationFormCalls, {
    getFormParameters: async given => formToSetUp(given.db, { ...given, mayEdit: await mayEdit(given) }),
    getFormOfCandidate: async (given, asked) => formOfCandidate(given, asked, await mayEdit(given)),
    saveFormParameters: saveForm,
  }),

  rhAnswers(careersSiteCalls, {
    getApplicationForm: async ({ db }, { clientName, language }) =>
      publicForm(await careersSite(db, clientName), language),
    getOptionListsNoToken: async ({ db, say }, { clientName, language }) =>
      publicOptions(await careersSite(db, clientName), language, say),
    getRgpdConfigurationNoToken: async ({ db, say }, { clientName, language }) =>
      publicNotice(await careersSite(db, clientName), language, say),
    getCareersElementByPath: async ({ language, say }, { path }) => {
      const page = careersPageAt(path)
      if (!page) throw notFound()
      return {
        id: page,
        name: say(language, `rh.form.page.${page}`),
        routePath: `/${path.replace(/^\/+/, '')}`,
        companyId: null,
      }
    },
  }),
]
