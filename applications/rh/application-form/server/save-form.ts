import type { Given } from '#kernel/server/answers.ts'
import { Refusal, versionConflict } from '#kernel/server/errors.ts'
import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { levelInEveryCompany } from '#rh/level-in-every-company.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { type FormInput, formElement, problemsOfForm, withAllFields } from '../application-form.model.ts'
import type { applicationFormCalls } from '../application-form.calls.ts'
import { formToSetUp, presentForm } from './form.queries.ts'

type Save = typeof applicationFormCalls.saveFormParameters

/**
 * Writes the next version of the form, which all companies share.
 * @throws Refusal 400 EVERY_COMPANY_NEEDED; 400 at each field that may not stand so; 409 when somebody saved in between
 */
export async function saveForm(given: Given<Save, RhTables>, { parameters }: InputOf<Save>) {
  const { db, rights, caller, clock, language, say } = given
  if ((await levelInEveryCompany(db, rights, formElement)) < 2)
    throw new Refusal(400, 'EVERY_COMPANY_NEEDED', 'rh.form.of-every-company')
  requireSoundForm(parameters)
  const present = await presentForm(db)
  if (present.version !== parameters.version) throw versionConflict()
  const { fields, ...said } = parameters
  await db
    .insertInto('rh.application_form')
    .values({
      ...said,
      fields: JSON.stringify(withAllFields(fields)),
      version: present.version + 1,
      savedAt: clock.now().toString(),
      savedBy: caller.userId,
    })
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? versionConflict() : error
    })
  return formToSetUp(db, { language, say, mayEdit: true })
}

/** @throws Refusal 400 with one entry a field */
function requireSoundForm({ fields }: FormInput) {
  const problems = problemsOfForm(fields)
  if (problems.length === 0) return
  throw new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', {
    fields: problems.map(({ key, code, law }) => ({
      field: `parameters.fields.${fields.findIndex(field => field.key === key)}.stage`,
      code,
      message: `rh.form.problem.${code}`,
      values: { law: law ?? '' },
    })),
  })
}
