import { sql } from 'kysely'
import type { Translate } from '#kernel/server/translate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ApplicationForm, FormField, FormInput } from '../application-form.model.ts'
import { withAllFields } from '../application-form.model.ts'
import { fieldsOfPreset, ruleOfAsking, stepOf } from '../form-field.model.ts'
import { optionsOf, type ToldOptions } from './form-options.ts'

/** The form while nobody has said anything of it: closed to applicants. */
export const unsaidForm: FormInput = {
  status: 'configuring',
  preset: 'brief',
  languages: ['fr', 'en', 'es', 'ar'],
  fields: fieldsOfPreset('brief').map(field => ({ ...field, help: {} })),
  version: 0,
}

type Saved = FormInput & { savedAt: string | null }

/** The version that serves. */
export async function presentForm(db: RhDb): Promise<Saved> {
  const row = await db
    .selectFrom('rh.application_form')
    .select(['version', 'status', 'preset', 'fields', 'languages', 'savedAt'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { ...unsaidForm, savedAt: null }
  return { ...(row as unknown as Saved), fields: withAllFields(row.fields as FormField[]) }
}

type Telling = { language: Language; say: Translate; mayEdit: boolean }

/** The version that serves, as its page shows it: each field with its step and what the law says of asking it. */
export async function formToSetUp(db: RhDb, { language, say, mayEdit }: Telling): Promise<ApplicationForm> {
  const form = await presentForm(db)
  const { rows } = await sql<{ options: ToldOptions }>`select rh.form_options() as options`.execute(db)
  return {
    ...form,
    fields: form.fields.map(field => {
      const rule = ruleOfAsking(field.key)
      return { ...field, step: stepOf(field.key), law: rule?.law ?? null, isClosed: rule?.rule === 'closed' }
    }),
    options: optionsOf(rows[0]?.options ?? { positions: [], lists: {} }, language, say),
    can: { edit: mayEdit },
  }
}
